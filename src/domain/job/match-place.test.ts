import { expect, it } from 'vitest';
import { normalizeRemote } from './match-place.ts';

it('remote labels become remote or hybrid, others are not shown [MAT-016]', () => {
  const labels = ['Remote', 'Option for remote', 'Hybrid remote', 'On-site', ''];
  expect(labels.map(normalizeRemote)).toEqual(['remote', 'remote', 'hybrid', null, null]);
});
