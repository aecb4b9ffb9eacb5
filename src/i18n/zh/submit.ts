/** The words of the page on submitting, in Chinese. */
import type { Dictionary } from "../en.ts";

export const submit: Dictionary["submit"] = {
  title: "提交结果",
  description: "怎样添加实验、基准或榜单：从运行到上线的步骤、全部文件格式，以及校验的每一条规则。",
  lede: "一份结果，就是基准仓库里的一个文本文件夹。只需一条命令，校验就会指出每个问题所在的文件与行号，以及该怎么改；之后发起 Pull Request，进入审核。",
  shortcuts: (fields, rules) =>
    `只想查资料？请看[文件的 ${fields} 个字段](#formats)，或[校验的 ${rules} 条规则](#rules)。`,
  contents: "本页内容",
  what: {
    title: "提交的是什么",
    text: [
      "一个**实验**，是一个 Agent（Harness、模型、推理等级、算法）在一套测试集上的评测。它是一个文件夹：一个文件说明这次运行，每个阶段各有一个子文件夹。",
    ],
    treeLabel: "实验文件夹的结构",
    tree: {
      meta: "谁、用什么、在哪些数据上运行",
      train: "选填：训练轮次 train-1、train-2 等",
      val: "选填：验证轮次",
      test: "必填",
      attempt: "第一次试验，每道题目一条记录",
      more: "同样的题目，再来一次",
      summary: "各次试验的汇总",
    },
    after: [
      "**一个文件夹就是一个实验。**如果 Agent 在六个子基准上分别训练、分别测试，那就是六个实验，由榜单汇总。一个实验列出多个数据集，表示它们合并成一个整体使用。",
      "测试所用的基准应已在仓库中，或随同一个 Pull Request 一起添加，见[基准与题目](#benchmarks)。",
    ],
  },
  steps: {
    title: "从运行到上线",
    list: {
      get: {
        title: "准备仓库与工具",
        text: [
          "克隆基准仓库，并在旁边克隆本站源码，以便使用其中的命令；尖括号中的地址请自行填写。下面的环境变量指明基准仓库的位置；不设置时，使用本站自带的仓库。",
        ],
      },
      draft: {
        title: "生成草稿",
        text: [
          "生成一份可通过校验的实验，再逐项填写：第一条命令用于只测试的 Agent，第二条用于训练了两轮的 Agent。在 `meta_info.yaml` 中写明运行了什么、用了哪些数据、由谁提交；各字段的说明见[下文](#format-meta-info)。",
        ],
      },
      attempts: {
        title: "放入各次试验",
        text: [
          "每次重复运行一个文件，依次为 `attempt-1.yaml`、`attempt-2.yaml` 等；文件中每道题目一条记录，写明得分、费用、耗时与 Token 数。运行失败的题目同样保留，写上得分与 `error_reason`。",
        ],
      },
      summarize: {
        title: "自动汇总",
        text: [
          "根据各次试验写出每个 `summary.yaml`：均值、样本标准差、费用、耗时与 Token 数。注释会保留，无法推算的字段（如 `time` 与 `summary`）也会保留。",
        ],
      },
      validate: {
        title: "校验",
        text: [
          "所用规则与网站构建完全相同，一次列出所有问题。没有错误时退出码为 0（允许有警告），有错误时为 1，无法运行时为 2。加上 `--lang zh` 输出中文；`--format json` 供程序使用，`--format github` 可在 Pull Request 中逐行标注。",
        ],
      },
      open: {
        title: "发起 Pull Request",
        text: [
          "此时 `status` 写 `draft`。草稿的校验标准与其他内容一样，但不会出现在网站的任何地方。校验若有警告，请在 Pull Request 中说明原因。",
        ],
      },
      review: {
        title: "审核",
        text: [
          "审核通过后，状态改为 `published`。网站下一次构建时，该实验会有自己的页面，并出现在所测基准的页面以及每个引用其文件夹的榜单上。",
        ],
      },
    },
    repository: "基准仓库",
    source: "本站源码",
    printed: "校验输出什么",
    printedText: "先是位置（文件、行、列、字段、代码），再说哪里不对，最后给出一种改法。各代码的解释见[下文](#rules)。",
    reviewers: "审核时看什么",
    reviewersList: [
      "校验通过，每个警告都有理由。",
      "实验可以复现：Harness 与模型的版本、推理等级、各项配置都已写明。",
      "测试数据没有泄漏：训练与验证接触不到测试题目，也接触不到评分细则。",
      "每次试验、每道题目都在，失败的也在；有意略去的，已在 `caveats` 中说明。",
      "费用按目录价计算，`references` 指向数字的出处。",
      "虚构的示例数字已写明 `synthetic: true`。",
    ],
  },
  example: {
    title: "最小的合法实验",
    text: [
      "一道题目，一次试验，没有任何选填项。它们就是本站源码中 `tests/fixtures/smallest/` 里的文件，有测试保证能通过校验，而且一行也不能少。只试验一次就没有标准差，所以 `score_std` 为 null。",
    ],
    benchmark: "它所引用的基准",
    more: ["通常试验三次：把 `attempt-2.yaml` 与 `attempt-3.yaml` 放在第一个文件旁边，题目与它相同。"],
  },
  meaning: {
    title: "文件的含义",
    list: [
      {
        term: "阶段",
        text: "`train-1`、`train-2` 等与 `val-1`、`val-2` 等是轮次，必须带数字，从 1 开始连续编号。`test` 不带数字，每个实验都必须有。",
      },
      {
        term: "试验与标准差",
        text: "每个阶段在同样的题目上重复 $n$ 次。一次试验的得分是它在各题目上的平均分；`score_mean` 是各次试验的均值，`score_std` 是它们的**样本标准差**：除以 $n - 1$，并且开平方。",
      },
      {
        term: "费用、耗时、Token",
        text: "都是**单次运行**的量：先对记录求和，再对试验求平均。费用按目录价计算。`n_input_tokens` 包含命中缓存的部分。",
      },
      {
        term: "出错也计入",
        text: "运行失败与其他记录没有区别，按给定的得分计入，并由 `error_reason` 说明原因。超时的题目也可能得 100 分。",
      },
      {
        term: "空值 `null`",
        text: "表示**来源未说明**。页面显示短横，不用别的数替代，更不会当作 0。数值、时间、`harness_version`、`model_provider` 与 `thinking_level` 可以为 null。必填键缺失，或键后面什么都没有，则是错误。",
      },
      {
        term: "基线",
        text: "没有写 `algorithm` 的实验。算法带来的提升，要与不用算法、测试数据相同，且 `harness_name`、`harness_version`、`model_name`、`model_provider`、`thinking_level`、`author.name` 都相同的实验相比，因此请把两者都提交上来，这些键的写法也要一致。null 只与 null 相同。",
      },
      {
        term: "标度",
        text: "同一实验的得分使用同一标度，0 到 100 或 0 到 1。`pass@k` 是百分数。",
      },
    ],
    more: "得分、离散程度与名次如何得出",
  },
  ranked: {
    title: "是否参与排名",
    text: [
      "榜单上的一个条目，由 `harness_name`、`harness_version`、`model_name`、`model_provider`、`thinking_level`、`algorithm`、`author.name` 都相同的实验构成（榜单定义可在 `identity` 中只取其中几项），每个子基准至多取一个实验。它在排名列上的数值完整，才参与排名。",
    ],
    list: [
      "只有已发布的实验，且测试数据也已发布，才计入。",
      "该列用到的每个子基准，都要有一个带得分的实验。只要缺一个，条目就列在排名之后，并写明缺了什么：五个子基准的平均与六个的平均不是一回事。",
      "同一条目、同一子基准有多个实验时，以 `submit_time` 最晚者为准，其余列为较早的提交。",
      "没有定义文件的文件夹也有榜单；其中所有实验的测试数据相同，才会排名。",
      "只试验一次也能参与排名；± 会略去，页面注明只有一次试验。",
    ],
    more: "名次能说明什么，不能说明什么",
  },
  after: {
    title: "草稿、更正与撤回",
    list: [
      { term: "草稿 `draft`", text: "接受校验，但不在任何地方显示。提交的内容都从草稿开始。" },
      { term: "已发布 `published`", text: "公开显示，榜单需要时即计入。" },
      {
        term: "已撤回 `withdrawn`",
        text: "页面保留，并显示 `withdrawn_reason`；该实验退出所有排名。要撤回结果，请在 Pull Request 中修改状态并写明原因。已有的链接不会失效。",
      },
      {
        term: "文件有误",
        text: "在 Pull Request 中更正，并说明错在哪里。仓库的历史会留下原来的内容，每个页面也写明它出自哪次提交。",
      },
      {
        term: "重新运行",
        text: "属于新的实验，另取一个 ID。以较晚的为准，较早的仍可查阅。",
      },
      {
        term: "邮箱地址",
        text: "从不显示。`author.email` 只检查格式，随后丢弃；其他文本与源文件页面中的地址也会略去。",
      },
    ],
  },
  boards: {
    title: "榜单",
    text: [
      "文件 `leaderboards/<leaderboard-id>.yaml` 规定把哪些实验放在一起、怎样构成一个条目、显示哪些列。每一列是一个表达式，例如 `mean(test.score)` 或 `mean(test.score - baseline.test.score)`。各字段的说明见[下文](#format-leaderboard)。",
      "没有定义文件时，`experiments/` 下的每个文件夹各成一个榜单，每个实验一个条目。如果若干实验应当按子基准汇总，或者同一批实验值得换个角度再看，就写一份定义。",
    ],
    more: "表达式语言",
  },
  benchmarks: {
    title: "基准与题目",
    text: [
      "一个基准就是文件夹 `packages/<benchmark-id>/`，其中有 `benchmark_config.toml`；每道题目各有一个子文件夹，内含 `task_config.toml` 与 `statement/`。训练、验证与测试数据各自是独立的基准。",
      "文件夹 `rubric/` 只供评测者使用，网站从不读取，页面、数据文件与搜索中都不会出现。较大的文件放在 `data/<benchmark-id>/`，其中的 `README.md` 会显示在基准页面上。",
      "改动题目时，请更新 `version` 与 `last_update`。在此之前完成的实验会加上标注，不会不加说明地与之后的实验放在一起排名。",
    ],
  },
  packs: {
    title: "评测包与运行",
    text: [
      "一个运行，是一个训练所得的模型，连同各运行器对它的报告。它是文件夹 `runs/<run-id>/`，其中有 `run.yaml`（[各字段](#format-run)），每个评测包另有一个以其 ID 命名的子文件夹。把运行器写出的报告原样放进去即可，文件名不限；一份报告含多项任务时，在每个评测包的文件夹中各放一份。在别处得到的分数写入 `scores.json`，处处标明为外部评分。",
      "请在 `base` 中写明模型由哪个运行而来，否则无从比较。实际评测与评测包的声明不符时（提示中的示例数、样本上限或评测集不同），数字照常显示，但不作比较。",
      "已公开的评测包都不含所需的评测时，才需要新建评测包：文件夹 `packs/<pack-id>/`，内含 `plugin.yaml`、`benchmark.yaml`（[各字段](#format-pack)）与 `README.md`。",
    ],
    more: "如何由报告得出数字，哪些可以比较",
  },
  formats: {
    title: "文件格式",
    text: ["以下内容由读取文件的定义自动生成。没有列出的键不会被读取，校验时会指出。"],
    field: "字段",
    value: "取值",
    required: { required: "必填", nullable: "必填", optional: "选填" },
    null: { required: "不可为 null", nullable: "可为 null", optional: "null 视同缺省" },
    nullIsNone: "null 表示没有",
    emptyCell: { required: "不可为空", optional: "可以为空" },
    presence: "必填与 null",
    meaning: "含义",
    caption: (path) => `${path} 的字段`,
    files: {
      "meta-info": { title: "实验", about: "这次运行：Agent、数据与作者。" },
      attempt: { title: "试验", about: "记录的列表，每道题目一条；几道题目合在一次运行中，也可写成一条。" },
      summary: { title: "阶段汇总", about: "本阶段各次试验的汇总。" },
      benchmark: { title: "基准", about: "基准的内容与维护者。" },
      task: { title: "题目", about: "题目的目标，以及单次运行可用的资源。" },
      leaderboard: { title: "榜单", about: "哪些实验构成哪些条目，显示哪些列。" },
      "pack-plugin": { title: "评测包", about: "评测包由谁维护，是否发布。" },
      pack: {
        title: "评测包声明",
        about: "评测的内容，以及读取运行器报告中的哪些数字。其中没有代码，网站也不会执行评测。",
      },
      run: { title: "运行", about: "被评测的模型，以及用作对照的运行。" },
      prices: {
        title: "价目表",
        about: "选填。CSV 文件，表头依次为以下各列。费用与“Token 数 × 单价”相差超过 1% 时给出警告。",
      },
    },
    othersTitle: "其他文件",
    others: {
      statement: "题目的题面，显示在题目页面上。Markdown 格式，图片会变成链接。",
      rubric: "供评测者使用，从不读取。",
      data: "显示在基准页面上。该文件夹中的其他内容不会被读取。",
      plugins:
        "仓库中有此文件夹时，`algorithm` 必须是其中之一。其中的 `README.zh.md`（英文为 `README.md`）在网站上介绍该算法，列表中取第一句。",
      lmEval:
        "lm-evaluation-harness 的报告，原样放入。无论文件名与所在层次，一律按内容识别；有多份时，以内部日期最新的为准。只读取并显示 `results`、`groups` 及其说明部分，不读取提示词与机器信息。",
      evalscope: "evalscope 的报告，原样放入，每个数据集一份。其中既没有日期，也没有标准误。",
      scores:
        '由指标 key 到数字的一层映射，例如 `{"pass@1": 0.43}`；没有数字时写 null。`run.yaml` 的 `results` 写明 `source: platform` 时视为平台运行器所得，否则标为外部评分。',
      packReadme: "显示在评测包页面上；中文版为 `README.zh.md`。",
      traces: "不读取；记录通过 `trace_filepath` 指向其中的文件。",
    },
  },
  rules: {
    title: "校验规则",
    text: [
      "**错误**：相应内容不能发布。**警告**：与数据一起显示，不会隐藏。**提示**：仅作说明。每条规则下面是校验输出的一个例子及其改法。",
    ],
    count: (rules) => `${rules} 条`,
    fix: "改法：",
    severities: { error: "错误", warning: "警告", info: "提示" },
    kinds: {
      files: "文件、文件夹与 ID",
      text: "编码、YAML、TOML 与 JSON",
      values: "键与取值",
      phases: "阶段与试验",
      data: "数据集、题目、模型与运行轨迹",
      figures: "数字与价格",
      leaderboards: "榜单",
      expressions: "表达式",
      packs: "评测包、运行与报告",
      writing: "`new` 与 `summarize` 拒绝写入的情形",
    },
  },
};
