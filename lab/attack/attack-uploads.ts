import { readFileSync } from 'node:fs';
import { composeApi } from '#backend/api.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { pathOf } from '#contract/basics/call.ts';
import { uploadResume } from '#contract/documents/routes.ts';
import { addTrackedPerson } from '#lab/tracker/add-tracked-person.ts';
import { mutateBytes } from '#resume/fixtures/mutate-bytes.ts';
import { seedFiles } from '#resume/fixtures/seed-files.ts';
import { pagePainters } from '#resume/print/render-page-image.ts';
import { resumeReaders } from '#resume/read-resume-in-child.ts';

export interface UploadAttack {
  attack: string;
  harm: number;
  /** Responses of 500 and above, and refusals that hid what would have happened. */
  broken: number;
  files: number;
  /** How often each response was given. */
  answers: Record<string, number>;
  slowestMilliseconds: number;
  childMegabytes: number;
  apiMegabytesMore: number;
}

const limits = { milliseconds: 21_000, megabytes: 800 };

/**
 * Uploads damaged files of every format over HTTP; each must get one of our own answers, within the limits.
 */
export async function attackUploads(
  platform: Platform,
  { count, from = 0, more = [] }: { count: number; from?: number; more?: readonly Uint8Array[] },
): Promise<UploadAttack> {
  const nothing = { depths: async () => [], deadLetters: async () => [], isReady: async () => true };
  const server = await composeApi({ ...platform, tasks: { send: async () => undefined } }, nothing);
  const person = await addTrackedPerson(platform, 1);
  const kinds = Object.entries(seedFiles);
  const files = [
    ...more.map((bytes) => ({ kind: 'pdf', bytes })),
    ...Array.from({ length: count }, (_, index) => {
      const [kind = '', seed = new Uint8Array()] = kinds[index % kinds.length] ?? [];
      return { kind, bytes: mutateBytes(seed, from + index) };
    }),
  ];
  const path = pathOf(uploadResume).replace(':id', person.user.id).replace(':docId', person.documentId);
  const answers: Record<string, number> = {};
  let [slowest, peak, broken] = [0, 0, 0];
  const watch = setInterval(() => {
    for (const pid of [...resumeReaders.pids(), ...pagePainters.pids()]) peak = Math.max(peak, readPeak(pid));
  }, 50);
  const before = process.memoryUsage.rss();

  async function upload({ kind, bytes }: { kind: string; bytes: Uint8Array }): Promise<void> {
    const started = performance.now();
    const reply = await server.fastify.inject({
      method: 'POST',
      url: `${path}?uploadFileType=${kind}`,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie: person.cookie },
      payload: { fileName: `resume.${kind}`, fileBytes: Buffer.from(bytes).toString('base64') },
    });
    slowest = Math.max(slowest, performance.now() - started);
    const code = reply.statusCode === 201 ? '' : ` ${reply.json<{ errorCode?: string }>().errorCode ?? ''}`;
    const answer = `${reply.statusCode}${code}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (reply.statusCode >= 500 || reply.statusCode === 429) broken += 1;
  }

  try {
    // One at a time: a parallel upload would start its own child process, which costs more than the upload.
    for (const [index, file] of files.entries()) {
      if (index % 10 === 0) await platform.database.kysely.deleteFrom('rate_limits').execute();
      await upload(file);
    }
  } finally {
    clearInterval(watch);
    await server.fastify.close();
  }
  const isOver = slowest > limits.milliseconds || peak > limits.megabytes;
  return {
    attack: 'uploads',
    harm: broken + (isOver ? 1 : 0),
    broken,
    files: files.length,
    answers,
    slowestMilliseconds: Math.round(slowest),
    childMegabytes: Math.round(peak),
    apiMegabytesMore: Math.round((process.memoryUsage.rss() - before) / 2 ** 20),
  };
}

/** The peak memory of a process, if the system reports it. */
function readPeak(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
