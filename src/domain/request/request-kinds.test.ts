import { expect, it } from 'vitest';
import { dueDateOf } from './request-kinds.ts';

it('a privacy request is due 45 days after it arrived', () => {
  expect(dueDateOf(new Date('2026-11-15T10:00:00Z')).toISOString()).toBe('2026-12-30T10:00:00.000Z');
});
