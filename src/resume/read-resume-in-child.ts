import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ResumeKind } from './detect-resume-kind.ts';
import { ParsedResume } from './parsed-resume.ts';
import type { ResumeReading } from './read-resume.ts';
import { runLimited } from './run-limited.ts';

const entry = fileURLToPath(new URL('./child-entry.ts', import.meta.url));

const Answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('read'), resume: ParsedResume }),
  z.object({ outcome: z.literal('no-text') }),
  z.object({ outcome: z.literal('unreadable'), reason: z.string() }),
]);

/** The door for uploaded files: the same reading, in a child process with limits. */
export async function readResumeInChild(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeReading> {
  const run = await runLimited(entry, [kind], bytes);
  if (!run.ok) return { outcome: 'unreadable', reason: run.reason };
  try {
    return Answer.parse(JSON.parse(run.output));
  } catch {
    return { outcome: 'unreadable', reason: 'the reader gave no answer' };
  }
}
