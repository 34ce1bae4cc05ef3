export type PageProblem = 'missing' | 'forbidden' | 'offline' | 'failed';

/** What stands in the way of a page, judged by the error that stopped it. */
export function problemOf(
  error: unknown,
  { online, status }: { online: boolean; status: number | undefined },
): PageProblem {
  if (!online) return 'offline';
  const code = (error as { code?: unknown } | null)?.code;
  if (status === 404 || code === 'not_found') return 'missing';
  if (status === 403 || code === 'forbidden') return 'forbidden';
  return 'failed';
}
