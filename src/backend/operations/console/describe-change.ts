/** What the activity log keeps of a change. */
export function describeChange(before: string, after: string): string {
  return before === after ? `${after}, nothing to change` : `${before} → ${after}`;
}
