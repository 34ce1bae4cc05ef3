import { expect, it } from 'vitest';
import { findTrouble } from '#tests/board-reader.ts';
import type { RawPosting } from './raw-posting.ts';
import { readEach } from './read-answer.ts';
import { SourceTrouble } from './source-trouble.ts';

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

it('skips a posting that cannot be read, but not a board of them, and no other trouble', async () => {
  const read = (code: 'unreadable' | 'refused') => async (postingId: string) => {
    if (postingId.startsWith('bad')) throw new SourceTrouble(code, postingId);
    return { postingId } as RawPosting;
  };
  const { jobs } = await readEach(['bad1', 'good', 'bad2'], new Set(), read('unreadable'));
  expect(jobs.map(({ postingId }) => postingId)).toEqual(['good']);
  expect(await findTrouble(readEach(['bad1', 'bad2'], new Set(), read('unreadable')))).toBe('unreadable');
  expect(await findTrouble(readEach(['good', 'bad1'], new Set(), read('refused')))).toBe('refused');
});
