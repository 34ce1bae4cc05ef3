import { z } from 'zod';
import { answerQuestions } from '#limited/answer-questions.ts';
import { cleanHtml } from './clean-html.ts';

const Values = z.array(z.string());

cleanHtml('<p>Compiled before the first question comes.</p>');

await answerQuestions(async (question) => {
  const values = Values.parse(JSON.parse(question.toString('utf8')));
  return Buffer.from(JSON.stringify(values.map(cleanHtml)));
});
