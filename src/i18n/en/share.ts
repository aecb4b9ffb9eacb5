/** The words of what leaves the site. In English. */
export const share = {
  snippet: {
    copy: "Copy",
    copyLabel: (what: string) => `Copy ${what}`,
    copied: "Copied",
  },
};
