import { expect, test } from 'vitest';
import { companyInitial, hasLogo } from './company-initial.ts';

test('the tile shows the first letter, or C when there is none [APP-047]', () => {
  expect(companyInitial('quillstone Books')).toBe('Q');
  expect(companyInitial('4Front')).toBe('C');
  expect(companyInitial('')).toBe('C');
  expect(companyInitial('Ärzte')).toBe('C');
});

test('an all-zero logo id means no logo [MAT-004]', () => {
  expect(hasLogo('/logos/00000000-0000-0000-0000-000000000000.png')).toBe(false);
  expect(hasLogo(null)).toBe(false);
  expect(hasLogo('/logos/3f.png')).toBe(true);
});
