/** Marks the arrival of somebody whose profile has just become complete. */
export const justFinished = { justFinished: true } as const;

export function isJustFinished(state: unknown): boolean {
  return (state as Partial<typeof justFinished> | null)?.justFinished === true;
}
