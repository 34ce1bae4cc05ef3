/** How far back an operator looks at once. */
export const overviewPeriods = ['24h', '14d', '90d'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];
