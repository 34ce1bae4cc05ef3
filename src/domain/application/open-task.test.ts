import { expect, test } from 'vitest';
import { arrivedPages, openPages } from '#tests/confirmation-pages.ts';
import { arrivedPages2, openPages2 } from '#tests/confirmation-pages-2.ts';
import { arrivedPages3, openPages3 } from '#tests/confirmation-pages-3.ts';
import { arrivedPages4, openPages4 } from '#tests/confirmation-pages-4.ts';
import { findOpenTask } from './open-task.ts';
import { findThanks } from './thanks.ts';

const isConfirmed = (page: string) => findThanks(page.split('\n')) !== '' && findOpenTask(page) === null;

test.each([...arrivedPages, ...arrivedPages2, ...arrivedPages3, ...arrivedPages4])('arrived: %s', (page) => {
  expect([findThanks(page.split('\n')) !== '', findOpenTask(page)]).toEqual([true, null]);
});

test.each([...openPages, ...openPages2, ...openPages3, ...openPages4])('not finished: %s', (page) => {
  expect(isConfirmed(page)).toBe(false);
  // A heading that thanks with a reservation is enough; otherwise the task itself has to be found.
  expect(findThanks(page.split('\n')) === '' || findOpenTask(page) !== null).toBe(true);
});
