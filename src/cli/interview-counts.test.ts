import { expect, test } from 'vitest';
import { closedQuestions } from '#domain/question/key/interview.ts';
import { countClosed } from '#tests/labeled-forms/count-closed.ts';

test('the interview is ordered by counts that the question sets still give', async () => {
  const now = await countClosed();
  const stored = closedQuestions.closes;
  // Rules for questions change more often than the order of the interview should.
  const stale = [...new Set([...Object.keys(stored), ...Object.keys(now.closes)])].filter((id) => {
    const [before, after] = [stored[id] ?? 0, now.closes[id] ?? 0];
    return Math.abs(before - after) > Math.max(3, before / 4);
  });
  expect(stale, 'run node scripts/count-interview.ts').toEqual([]);
});
