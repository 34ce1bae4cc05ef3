import { type ResumeKind, resumeExtensions } from '#domain/document/profile/resume-file-rules.ts';
import { answerQuestions, countCpuSeconds } from '#limited/answer-questions.ts';
import { readResume } from '#resume/read-resume.ts';

const sample = new TextEncoder().encode(
  'Jane Doe\njane@example.com\n\nEXPERIENCE\nCook, Blue Diner  2019 - 2021\n',
);

for (const kind of resumeExtensions) await readResume(sample, kind);

/** The first byte names the kind, the rest is the file. */
await answerQuestions(async (question) => {
  const kind: ResumeKind = resumeExtensions[question[0] ?? 0] ?? 'txt';
  const before = countCpuSeconds();
  const reading = await readResume(new Uint8Array(question.subarray(1)), kind);
  const cpuMilliseconds = (countCpuSeconds() - before) * 1000;
  return Buffer.from(JSON.stringify({ reading, cpuMilliseconds }));
});
