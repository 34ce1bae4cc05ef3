/** What operators read when an action in the console isn't possible. */
export const consoleErrors = {
  noPerson: 'No one has this ID.',
  noRequest: "This request doesn't exist.",
  noPlan: 'There is no plan to cancel.',
  alreadyConfirmed: 'This email address is already confirmed.',
  addressOfOther: 'This account was opened with an address that belongs to another account.',
  suspendOperator: "Operators can't be suspended. Remove their role first.",
};

/** How the activity log describes what an action was about. */
export const activityTexts = {
  unchanged: 'nothing changed',
  stillSame: (value: string) => `${value}, nothing changed`,
  change: (before: string, after: string) => `${before} → ${after}`,
  alreadyRefunded: (chargeId: string) => `${chargeId}, already refunded`,
  alreadyGranted: (amount: number) => `${amount}, already granted`,
  alreadyWithdrawn: (amount: number) => `${amount}, already withdrawn`,
  feature: (portal: string, feature: string, on: boolean) =>
    on ? `${portal} ${feature} on` : `${portal} ${feature} off`,
  experiment: (key: string, stopped: boolean) => (stopped ? `${key} stopped` : `${key} resumed`),
  question: (text: string, isRequired: boolean) => (isRequired ? `${text} (required)` : text),
  sourcesAdded: (count: number) => `${count} added`,
  sweep: (systems: readonly string[], boardsPerHour: number) =>
    `${systems.join(', ')}, ${boardsPerHour} boards per hour`,
  paused: (paused: boolean) => (paused ? 'paused' : 'resumed'),
};
