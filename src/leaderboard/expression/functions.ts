/**
 * The functions of the expression language, one entry each. A function over figures gives its value and its sensitivity
 * coefficients, the partial derivatives with respect to each input; spread is propagated from these alone.
 */
import {
  chosen,
  middle,
  pooledSensitivities,
  pooledStandardDeviation,
  powerSensitivities,
  rootSumOfSquares,
  total,
} from "./derivatives.ts";
import type { AggregateFunction, AggregateName, FunctionBase, FunctionDefinition } from "./function-kinds.ts";
import { applied, element, fraction, identifier, number, operator, overGroups, row, sumOverGroups } from "./markup.ts";

const any = Number.POSITIVE_INFINITY;

const TABLE: readonly FunctionDefinition[] = [
  aggregate(
    "mean",
    [1, any],
    true,
    (x) => total(x) / x.length,
    (x) => x.map(() => 1 / x.length),
    {
      about: { en: "Arithmetic mean.", zh: "算术平均值。" },
      notation: (inputs, perGroup) =>
        perGroup ? row(fraction(number(1), identifier("G")), sumOverGroups(inputs.join(""))) : applied("mean", inputs),
    },
  ),
  aggregate("sum", [1, any], true, total, (x) => x.map(() => 1), {
    about: { en: "Sum.", zh: "求和。" },
    notation: (inputs, perGroup) => (perGroup ? sumOverGroups(inputs.join("")) : applied("sum", inputs)),
  }),
  aggregate(
    "min",
    [1, any],
    false,
    (x) => Math.min(...x),
    (x) => chosen(x, [x.indexOf(Math.min(...x))]),
    {
      about: { en: "Smallest value.", zh: "最小值。" },
      notation: (inputs, perGroup) => (perGroup ? overGroups("min", inputs.join("")) : applied("min", inputs)),
    },
  ),
  aggregate(
    "max",
    [1, any],
    false,
    (x) => Math.max(...x),
    (x) => chosen(x, [x.indexOf(Math.max(...x))]),
    {
      about: { en: "Largest value.", zh: "最大值。" },
      notation: (inputs, perGroup) => (perGroup ? overGroups("max", inputs.join("")) : applied("max", inputs)),
    },
  ),
  aggregate(
    "median",
    [1, any],
    false,
    (x) => total(middle(x).map((i) => x[i] ?? 0)) / middle(x).length,
    (x) => chosen(x, middle(x)),
    {
      about: {
        en: "Middle value; the mean of the two middle ones when their number is even.",
        zh: "中位数；个数为偶数时取中间两个的平均值。",
      },
      notation: (inputs, perGroup) => (perGroup ? overGroups("median", inputs.join("")) : applied("median", inputs)),
    },
  ),
  {
    kind: "aggregate",
    name: "weighted_mean",
    arity: [1, 1],
    linear: true,
    plainInputs: false,
    value: ([x = []], weights) => total(x.map((value, g) => value * (weights[g] ?? 0))) / total(weights),
    sensitivities: (_, weights) => [weights.map((weight) => weight / total(weights))],
    about: { en: "Mean weighted by the weights of the groups.", zh: "按各子基准权重加权的平均值。" },
    notation: (inputs) =>
      fraction(
        sumOverGroups(row(element("msub", identifier("w"), identifier("g")), ...inputs)),
        sumOverGroups(element("msub", identifier("w"), identifier("g"))),
      ),
  },
  {
    kind: "aggregate",
    name: "combined_std",
    arity: [1, any],
    linear: false,
    plainInputs: true,
    value: ([s = []]) => rootSumOfSquares(s) / s.length,
    sensitivities: ([s = []]) => [s.map((std) => (std === 0 ? 0 : std / rootSumOfSquares(s) / s.length))],
    about: {
      en: "Standard deviation of the average of independent parts: root of the sum of squares, divided by their number.",
      zh: "独立各部分平均值的标准差：平方和的平方根除以个数。",
    },
    notation: (inputs, perGroup) =>
      perGroup
        ? row(
            fraction(number(1), identifier("G")),
            element("msqrt", sumOverGroups(element("msup", row(...inputs), number(2)))),
          )
        : applied("combined_std", inputs),
  },
  {
    kind: "aggregate",
    name: "pooled_std",
    arity: [2, 2],
    linear: false,
    plainInputs: true,
    value: ([s = [], n = []]) => pooledStandardDeviation(s, n),
    sensitivities: ([s = [], n = []]) => pooledSensitivities(s, n),
    about: {
      en: "Pooled sample standard deviation: variances weighted by their degrees of freedom, n - 1.",
      zh: "合并样本标准差：方差按自由度 n − 1 加权。",
    },
  },
  {
    kind: "elementwise",
    name: "abs",
    arity: [1, 1],
    value: ([x = 0]) => Math.abs(x),
    // At 0 there is no derivative; 1 keeps the spread of the input instead of losing it.
    sensitivities: ([x = 0]) => [x < 0 ? -1 : 1],
    about: { en: "Absolute value.", zh: "绝对值。" },
    notation: (inputs) => row(operator("|"), ...inputs, operator("|")),
  },
  {
    kind: "elementwise",
    name: "sqrt",
    arity: [1, 1],
    value: ([x = 0]) => Math.sqrt(x),
    sensitivities: ([x = 0]) => [0.5 / Math.sqrt(x)],
    about: { en: "Square root.", zh: "平方根。" },
    notation: (inputs) => element("msqrt", ...inputs),
  },
  {
    kind: "elementwise",
    name: "exp",
    arity: [1, 1],
    value: ([x = 0]) => Math.exp(x),
    sensitivities: ([x = 0]) => [Math.exp(x)],
    about: { en: "Exponential function.", zh: "指数函数。" },
    notation: (inputs) => element("msup", identifier("e"), row(...inputs)),
  },
  {
    kind: "elementwise",
    name: "log",
    arity: [1, 1],
    value: ([x = 0]) => Math.log(x),
    sensitivities: ([x = 0]) => [1 / x],
    about: { en: "Natural logarithm.", zh: "自然对数。" },
    notation: (inputs) => applied("ln", inputs),
  },
  {
    kind: "elementwise",
    name: "pow",
    arity: [2, 2],
    value: ([base = 0, exponent = 0]) => base ** exponent,
    sensitivities: ([base = 0, exponent = 0]) => powerSensitivities(base, exponent),
    about: { en: "Power; the same as `^`.", zh: "乘方，与 `^` 相同。" },
    notation: ([base = "", exponent = ""]) => element("msup", row(base), row(exponent)),
  },
  {
    kind: "presence",
    name: "count",
    arity: [1, any],
    about: { en: "Number of values that are present.", zh: "存在的数值个数。" },
  },
  {
    kind: "presence",
    name: "available",
    arity: [1, 1],
    about: { en: "Leaves out the groups whose value is missing.", zh: "略去数值缺失的子基准。" },
  },
  {
    kind: "part",
    name: "value",
    arity: [1, 1],
    about: { en: "The value without its spread.", zh: "不带离散程度的数值。" },
  },
  {
    kind: "part",
    name: "std",
    arity: [1, 1],
    about: { en: "The propagated standard deviation.", zh: "传播得到的标准差。" },
  },
  {
    kind: "part",
    name: "se",
    arity: [1, 1],
    about: { en: "The propagated standard error.", zh: "传播得到的标准误。" },
  },
  {
    kind: "round",
    name: "first",
    arity: [1, 1],
    about: { en: "The first round of `train` or `val`.", zh: "`train` 或 `val` 的第一轮。" },
  },
  {
    kind: "round",
    name: "last",
    arity: [1, 1],
    about: { en: "The last round of `train` or `val`.", zh: "`train` 或 `val` 的最后一轮。" },
  },
  {
    kind: "round",
    name: "best",
    arity: [1, 1],
    about: {
      en: "The best round of `train` or `val` in the direction of the column.",
      zh: "`train` 或 `val` 中按该列方向最好的一轮。",
    },
  },
];

/** By name, in the order of the reference page. */
export const FUNCTIONS: ReadonlyMap<string, FunctionDefinition> = new Map(TABLE.map((entry) => [entry.name, entry]));

/** An aggregate of one input. */
function aggregate(
  name: AggregateName,
  arity: readonly [number, number],
  linear: boolean,
  value: (x: readonly number[]) => number,
  sensitivities: (x: readonly number[]) => readonly number[],
  rest: Required<Pick<FunctionBase, "about" | "notation">>,
): AggregateFunction {
  return {
    kind: "aggregate",
    name,
    arity,
    linear,
    plainInputs: false,
    value: ([x = []]) => value(x),
    sensitivities: ([x = []]) => [sensitivities(x)],
    ...rest,
  };
}
