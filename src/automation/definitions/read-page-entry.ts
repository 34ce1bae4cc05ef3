import { z } from 'zod';
import { answerQuestions } from '#limited/answer-questions.ts';
import { readDefinitionPage } from './read-definition.ts';

const Question = z.object({
  html: z.string(),
  origin: z.object({ url: z.string(), tenant: z.string(), postingId: z.string() }),
});

await answerQuestions(async (question) => {
  const { html, origin } = Question.parse(JSON.parse(question.toString('utf8')));
  return Buffer.from(JSON.stringify(readDefinitionPage(html, origin)));
});
