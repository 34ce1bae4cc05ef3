import { expect, it } from 'vitest';
import { updateReasons } from './update-reasons.ts';

it('each reason for a new file has a title and a description [RES-011]', () => {
  expect(updateReasons.map(({ title, description }) => [title, description])).toEqual([
    ['I made only formatting changes', "Your profile won't be updated."],
    ['I made content changes', "Your profile will be overwritten and you'll be asked to review it again."],
  ]);
});
