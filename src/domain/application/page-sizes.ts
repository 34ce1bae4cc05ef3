/** How many rows a page holds (D-156). */
export const pageSizes = {
  /** The standard set of tabs. */
  main: 10,
  /** The simplified set. */
  simplified: 20,
  /** Failed applications by filter. */
  failed: 10,
  manual: 10,
} as const;
