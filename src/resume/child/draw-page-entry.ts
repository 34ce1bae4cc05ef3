import { answerQuestions } from '#limited/answer-questions.ts';
import { drawPage } from '#resume/print/draw-page.ts';

/** Two bytes for the page, two for the width, then the file; an empty result means no picture. */
await answerQuestions(async (question) => {
  const size = { page: question.readUInt16LE(0), width: question.readUInt16LE(2) };
  const picture = await drawPage(new Uint8Array(question.subarray(4)), size).catch(() => null);
  return picture ?? Buffer.alloc(0);
});
