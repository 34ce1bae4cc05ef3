const pending = new Set<Promise<unknown>>();

/** Text that was left in a field is still being looked up. */
export function notePending(entry: Promise<unknown>): void {
  const noted = entry.finally(() => pending.delete(noted));
  pending.add(noted);
}

/** Save and Next wait here, so that nothing typed is left behind. */
export async function settleEntries(): Promise<void> {
  await Promise.allSettled(pending);
}
