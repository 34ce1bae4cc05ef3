import type { FaultPoint } from '#automation/submit.ts';

export type Fault = (point: FaultPoint, applicationId: string) => Promise<void>;

/**
 * Ends this process on the spot at the configured moment, as a crash would. Only tests configure one: `point`, or
 * `point:application` to fall over one application alone.
 */
export function faultAt(configured: string | undefined): Fault {
  const [point, only] = configured?.split(':') ?? [];
  return async (reached, applicationId) => {
    if (reached !== point || (only !== undefined && only !== applicationId)) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };
}
