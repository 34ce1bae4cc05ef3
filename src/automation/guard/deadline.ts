/** The run took too long. */
export class Expired extends Error {
  constructor(ms: number) {
    super(`Not finished within ${ms} ms`);
    this.name = 'Expired';
  }
}

/** Rejects with Expired when the work takes too long or is aborted; closing the page is what stops the work itself. */
export async function withDeadline<T>(ms: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const running = work();
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Expired(ms)), ms);
    const stop = () => reject(new Error('Told to stop'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([running, expiry]);
  } finally {
    clearTimeout(timer);
    running.catch(() => undefined);
  }
}

/** Only the first line of an error, because a browser's call log contains page content. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
