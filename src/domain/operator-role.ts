/** The role of the people who run the service; everybody else has a lower one. */
export const operatorRole = 10;
export const administratorRole = 20;
export type OperatorRole = typeof operatorRole | typeof administratorRole;

/** Where operators work and where they go after logging in. */
export const consolePath = '/ops';

/** The periods an operator can look at. */
export const overviewPeriods = ['24h', '14d', '90d'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

/** Faults are ours; mistakes are responses of 400 to 499, most of them to something people typed. */
export const errorKinds = ['faults', 'mistakes', 'all'] as const;
export const peopleFilters = ['all', 'unconfirmed', 'paying', 'suspended', 'operators'] as const;
