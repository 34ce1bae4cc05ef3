import { FrameReader, writeFrame } from './frames.ts';
import { spentMark } from './limited-child.ts';

const maxQuestionBytes = 32 * 1024 * 1024;
/** The system stops a child after 10 s of CPU over all its questions, so the next question must still have most of that. */
const spentSeconds = 4;
/** A question that made the child grow must not leave less memory to the next one. */
const spentBytes = 220 * 1024 * 1024;

/** The main loop of a limited child: one answer per question until the parent closes the pipe. */
export async function answerQuestions(answer: (question: Buffer) => Promise<Uint8Array>): Promise<void> {
  const frames = new FrameReader(maxQuestionBytes);
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    const question = frames.take(piece);
    if (!question) continue;
    const body = await answer(question);
    const isSpent = countCpuSeconds() > spentSeconds || process.memoryUsage.rss() > spentBytes;
    process.stdout.write(writeFrame(Buffer.concat([Uint8Array.of(isSpent ? spentMark : 0), body])));
  }
}

export function countCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}
