import { expect, it } from 'vitest';
import { readEach } from './read-answer.ts';

it('one visit requests sixty new postings and reports how many are left', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `job-${index}`);
  const asked: string[] = [];
  const read = async (postingId: string) => {
    asked.push(postingId);
    return null;
  };
  const first = await readEach(ids, new Set(['job-99', 'elsewhere']), read);
  expect([asked.length, first.stillOpen, first.left]).toEqual([60, ['job-99'], 39]);
  const second = await readEach(ids, new Set([...asked, 'job-99']), read);
  expect([asked.length, second.stillOpen.length, second.left]).toEqual([99, 61, undefined]);
});
