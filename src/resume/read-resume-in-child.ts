import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PrintedPage } from '#domain/document/output/printed-page.ts';
import { type ResumeKind, resumeExtensions } from '#domain/document/profile/resume-file-rules.ts';
import { createChildPool } from '#limited/child-pool.ts';
import { ParsedResume } from './fields/parsed-resume.ts';
import type { ResumeReading } from './read-resume.ts';

const entry = fileURLToPath(new URL('./child/read-resume-entry.ts', import.meta.url));

export const ReadFile = z.object({
  outcome: z.literal('read'),
  resume: ParsedResume,
  pages: z.array(PrintedPage),
});

const Answer = z.object({
  reading: z.discriminatedUnion('outcome', [
    ReadFile,
    z.object({ outcome: z.literal('no-text') }),
    z.object({ outcome: z.literal('unreadable'), reason: z.string() }),
  ]),
  cpuMilliseconds: z.number(),
});

export const resumeReaders = createChildPool(entry);

/** The entry point for uploaded files: the same reading, in a child process with limits. */
export async function readResumeInChild(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeReading> {
  return (await measureResumeInChild(bytes, kind)).reading;
}

/** The reading and its cost, which is unknown when the child had to be stopped. */
export async function measureResumeInChild(
  bytes: Uint8Array,
  kind: ResumeKind,
): Promise<{ reading: ResumeReading; cpuMilliseconds: number | null }> {
  const question = Buffer.concat([Uint8Array.of(resumeExtensions.indexOf(kind)), bytes]);
  const run = await resumeReaders.ask(question);
  if (!run.ok) return { reading: { outcome: 'unreadable', reason: run.reason }, cpuMilliseconds: null };
  try {
    return Answer.parse(JSON.parse(run.output.toString('utf8')));
  } catch {
    return { reading: { outcome: 'unreadable', reason: 'the reader gave no answer' }, cpuMilliseconds: null };
  }
}
