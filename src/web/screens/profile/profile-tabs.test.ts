import { describe, expect, test } from 'vitest';
import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { listProfileTabs, readProfileTab } from './profile-tabs.ts';

const idsOf = (code: (typeof PORTAL_CODES)[number]) => listProfileTabs({ code }, true).map((tab) => tab.id);

describe('the tabs of the profile', () => {
  test('are the same everywhere, except that the flex-jobs portal has no search options [PRF-020]', () => {
    for (const code of PORTAL_CODES.filter((one) => one !== 'FLX'))
      expect(idsOf(code)).toEqual(['resume', 'key-questions', 'answers', 'search-options']);
    expect(idsOf('FLX')).toEqual(['resume', 'key-questions', 'answers']);
  });

  test('wait for a complete profile, the resume excepted', () => {
    expect(listProfileTabs({ code: 'SNR' }, false).map((tab) => tab.disabled)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(listProfileTabs({ code: 'SNR' }, true).map((tab) => tab.disabled)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test.each([
    [null, 'resume'],
    ['key-questions', 'key-questions'],
    ['answers', 'answers'],
    ['search-options', 'search-options'],
    ['settings', 'resume'],
  ])('in the address: %s shows %s', (asked, shown) => {
    expect(readProfileTab({ code: 'SNR' }, asked)).toBe(shown);
  });

  test('in the address: a tab that the portal does not have shows the resume', () => {
    expect(readProfileTab({ code: 'FLX' }, 'search-options')).toBe('resume');
  });
});
