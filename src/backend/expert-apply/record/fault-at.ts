import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultPoints } from '#automation/run/submit.ts';

/** What a run writes, in order. Each write has a moment before, inside (not yet committed), and after it. */
const writes = [
  'opened',
  'form-read',
  'filled',
  'read-back',
  'screenshot before',
  'armed',
  'clicked',
  'confirmed',
  'screenshot after',
  'closed',
] as const;
export type RunWrite = (typeof writes)[number];

const moments = ['before', 'inside', 'after'] as const;

/** Every moment of preparing and sending at which a test can end the process. */
export const crashPoints: readonly string[] = [
  'prepare taken',
  'prepare read',
  'inside prepared',
  'task taken',
  'turn taken',
  'inside taken up',
  'taken up',
  'sent',
  ...faultPoints,
  ...writes.flatMap((write) => moments.map((moment) => `${moment} ${write}`)),
];

export type Fault = (point: string, applicationId: string) => Promise<void>;

/**
 * Ends this process on the spot at the configured moments, as a crash would. Only tests configure any: `point`, or
 * `point:application,point:application` to fall over each of these once, whichever worker holds it.
 */
export function faultAt({
  faultPoint = '',
  dataDir,
}: {
  faultPoint?: string | undefined;
  dataDir: string;
}): Fault {
  const faults = faultPoint.split(',').map((one) => one.split(':'));
  return async (reached, applicationId) => {
    const fault = faults.find(
      ([point, only]) => point === reached && (only === undefined || only === applicationId),
    );
    if (!fault || (fault.length > 1 && !isFirst(join(dataDir, `fault ${fault.join(' ')}`)))) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };
}

/** Uses a file as the marker, because it outlives the killed process. */
function isFirst(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
