// `node scripts/count-interview.ts` counts how many questions of the forms in `tests` each key question
// answers, and writes the counts that order the interview.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countClosed } from '#tests/labeled-forms/count-closed.ts';

const file = join(import.meta.dirname, '../src/domain/question/key/closed-questions.json');
const counts = await countClosed();
writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`);
console.log(
  `${counts.questions} questions on ${counts.forms} forms, ${counts.open} open with nothing stated`,
);
