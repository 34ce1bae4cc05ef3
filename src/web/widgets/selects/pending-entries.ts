const pending = new Set<Promise<unknown>>();

/** Remembers that text left in a field is still being looked up. */
export function notePending(entry: Promise<unknown>): void {
  const noted = entry.finally(() => pending.delete(noted));
  pending.add(noted);
}

/** Save and Next wait for this, so that no typed text is lost. */
export async function settleEntries(): Promise<void> {
  await Promise.allSettled(pending);
}
