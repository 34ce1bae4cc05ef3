import { describe, expect, it } from 'vitest';
import { pageWindow } from '#web/widgets/layout/pagination.tsx';
import { formatDateDigits } from './dates/date-field.tsx';
import { truncateText } from './fields/checkbox.tsx';
import { currencyText, plainAmount, wholeDollars } from './fields/currency-text.ts';
import { selectionText } from './fields/select-options.ts';
import { mediaQueries } from './layout/layout-class.ts';
import { initials, tileColor } from './marks/avatar.tsx';
import { countText } from './marks/count.tsx';
import { companyInitial } from './marks/letter-tile.tsx';

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

  it('one of five colors follows from the name [DSN-011]', () => {
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

describe('layout', () => {
  it('changes at the listed widths [DSN-012]', () => {
    expect(mediaQueries).toEqual({
      mobileSmall: '(max-width: 576px)',
      mobileLarge: '(max-width: 768px)',
      tabletSmall: '(min-width: 769px) and (max-width: 1024px)',
      tabletMedium: '(min-width: 768px) and (max-width: 1199px)',
      tabletLarge: '(min-width: 992px) and (max-width: 1199px)',
      mobileTablet: '(max-width: 991px)',
      mobileTabletLandscape: '(max-width: 1024px)',
      desktop: '(min-width: 1024px)',
      desktopMedium: '(min-width: 1200px)',
      desktopLarge: '(min-width: 1400px)',
      desktopExtraLarge: '(min-width: 1600px)',
    });
  });
});

describe('texts of controls', () => {
  it('currency has a dollar sign and thousands separators [DSN-070]', () => {
    expect(currencyText('82000')).toBe('$82,000');
    expect(currencyText('1234567')).toBe('$1,234,567');
    expect(currencyText('950')).toBe('$950');
    expect(currencyText('')).toBe('');
  });

  it('currency is typed in digits only; cents are cut off, never joined to the dollars [DSN-071]', () => {
    expect(wholeDollars('$82,000.50 a year')).toBe('82000');
    expect(wholeDollars('18.75')).toBe('18');
    expect(wholeDollars('.75')).toBe('');
    expect(wholeDollars('abc')).toBe('');
    expect(wholeDollars('007')).toBe('7');
    expect(plainAmount('$018.7x5.2')).toBe('18.75');
  });

  it('a list of checkboxes says how many are chosen and which [DSN-064]', () => {
    const options = ['English', { value: 'es', text: 'Spanish' }];
    expect(selectionText(options, [])).toBe('Select');
    expect(selectionText(options, ['es'])).toBe('1 selected (Spanish)');
    expect(selectionText(options, ['es', 'English'])).toBe('2 selected (English, Spanish)');
  });

  it('a long label is cut at a word within its maximum [DSN-066]', () => {
    expect(truncateText('I agree to the terms', 30)).toBe('I agree to the terms');
    expect(truncateText('I agree to the terms', 12)).toBe('I agree to…');
    expect(truncateText('I agree to the terms', 10)).toBe('I agree to…');
    expect(truncateText('Donaudampfschiff', 5)).toBe('Donau…');
  });
});
