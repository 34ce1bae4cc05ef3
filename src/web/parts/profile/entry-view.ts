/** One entry's values, or those of all when a new one is to be added; ids aside. */
export function viewEntry(list: readonly { paraId?: string | undefined }[], paraId: string | null): unknown {
  const shown = paraId === null ? list : list.filter((entry) => entry.paraId === paraId);
  return shown.map(({ paraId: _id, ...values }) => values);
}
