import type { FaultPoint } from '#automation/submit.ts';

/** Ends this process on the spot at the configured moment, as a crash would. Only tests configure one. */
export function faultAt(configured: string | undefined): (point: FaultPoint) => Promise<void> {
  return async (point) => {
    if (point !== configured) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };
}
