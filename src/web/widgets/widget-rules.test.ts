import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';
import { countText } from './count.tsx';
import { formatDateDigits } from './date-field.tsx';
import { companyInitial } from './letter-tile.tsx';
import { pageWindow } from './page-window.ts';
import { tileColor } from './tile-color.ts';

describe('count', () => {
  it('the badge shows only a number above 0 [APP-011]', () => {
    expect(countText(undefined)).toBeUndefined();
    expect(countText(0)).toBeUndefined();
    expect(countText(Number.NaN)).toBeUndefined();
    expect(countText(1)).toBe('1');
  });

  it('the badge reads 99+ above 99 [APP-012]', () => {
    expect(countText(99)).toBe('99');
    expect(countText(100)).toBe('99+');
  });
});

describe('tiles', () => {
  it('a company without a logo shows its first letter if A-Z, else C [APP-047]', () => {
    expect(companyInitial('harborlight')).toBe('H');
    expect(companyInitial(' Quillstone')).toBe('Q');
    expect(companyInitial('3M')).toBe('C');
    expect(companyInitial('Äpfel')).toBe('C');
    expect(companyInitial('')).toBe('C');
  });

  it('one of five colours follows from the name [DSN-011]', () => {
    expect(tileColor('a')).toBe(97 % 5);
    expect(tileColor('  AB ')).toBe((97 + 98) % 5);
    expect(tileColor('')).toBe(0);
  });

  it("a person's initials are the first and last word's", () => {
    expect(initials('Maya Ellison')).toBe('ME');
    expect(initials('Ana Maria de Souza')).toBe('AS');
    expect(initials('Cher')).toBe('C');
  });
});

describe('pages', () => {
  it('up to five pages are shown in full, beyond that a window with gaps [DSN-037]', () => {
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(1, 10)).toEqual([1, 2, 3, 4, 'gap', 10]);
    expect(pageWindow(6, 10)).toEqual([1, 'gap', 5, 6, 7, 'gap', 10]);
    expect(pageWindow(10, 10)).toEqual([1, 'gap', 7, 8, 9, 10]);
  });

  it('five numbers always show', () => {
    for (let current = 1; current <= 12; current++) {
      const numbers = pageWindow(current, 12).filter((entry) => entry !== 'gap');
      expect(numbers).toHaveLength(5);
      expect(numbers).toContain(current);
    }
  });
});

describe('dates', () => {
  it('typed digits get their slashes', () => {
    expect(formatDateDigits('1')).toBe('1');
    expect(formatDateDigits('120')).toBe('12/0');
    expect(formatDateDigits('12/07/2026')).toBe('12/07/2026');
    expect(formatDateDigits('12072026999')).toBe('12/07/2026');
  });
});
