import { expect, it } from 'vitest';
import type { Marked } from './marked-rows.ts';
import { scoreRows } from './score-rows.ts';

it('counts a marked skill as found when a mention overlaps it, and a mention as right when it is marked', () => {
  const row: Marked = {
    idx: 1,
    source: 'own',
    tokens: ['Experience', 'with', 'Python', 'programming', ',', 'Docker', 'and', 'quilting'],
    tags_knowledge: ['O', 'O', 'B', 'I', 'O', 'O', 'O', 'B'],
    tags_skill: ['O', 'O', 'O', 'O', 'O', 'O', 'O', 'O'],
  };
  expect(scoreRows([row])).toEqual({
    marked: 2,
    found: 1,
    mentions: 2,
    right: 1,
    recall: 0.5,
    precision: 0.5,
  });
});
