import { type ResumeKind, resumeExtensions } from '#domain/document/resume-file-rules.ts';
import { readResume } from '#resume/read-resume.ts';
import { FrameReader, writeFrame } from './frames.ts';
import { spentMark } from './limited-child.ts';

const maxQuestionBytes = 32 * 1024 * 1024;
/** The system stops a child at 10 s of CPU over all its files; the next file must still have most of that. */
const spentSeconds = 4;
/** A file that made the child swell must not cost the next one its room. */
const spentBytes = 220 * 1024 * 1024;
const sample = new TextEncoder().encode(
  'Jane Doe\njane@example.com\n\nEXPERIENCE\nCook, Blue Diner  2019 - 2021\n',
);

for (const kind of resumeExtensions) await readResume(sample, kind);

const frames = new FrameReader(maxQuestionBytes);
for await (const piece of process.stdin as AsyncIterable<Buffer>) {
  const question = frames.take(piece);
  if (question) process.stdout.write(writeFrame(await answer(question)));
}

/** The first byte names the kind, the rest is the file. */
async function answer(question: Buffer): Promise<Uint8Array> {
  const kind: ResumeKind = resumeExtensions[question[0] ?? 0] ?? 'txt';
  const before = countCpu();
  const reading = await readResume(new Uint8Array(question.subarray(1)), kind);
  const after = countCpu();
  const isSpent = after > spentSeconds || process.memoryUsage.rss() > spentBytes;
  const mark = isSpent ? spentMark : 0;
  const cpuMilliseconds = (after - before) * 1000;
  return Buffer.concat([Uint8Array.of(mark), Buffer.from(JSON.stringify({ reading, cpuMilliseconds }))]);
}

function countCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
