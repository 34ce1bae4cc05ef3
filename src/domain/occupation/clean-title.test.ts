import { describe, expect, it } from 'vitest';
import { recordFigure } from '#tests/record-figure.ts';
import { categorizeTitle } from './categorize-title.ts';
import { jobCategorySlugs } from './category-slugs.ts';
import { cleanTitle } from './clean-title.ts';
import { foldWords } from './fold-words.ts';
import { matchOccupations } from './match-occupations.ts';
import { type NoisyTitle, noisyTitles } from './noisy-titles.test-data.ts';
import { titleNoise } from './title-noise.ts';

describe('a posted title is reduced to the work', () => {
  it.each([
    ['codes', 'R-102938 Line Cook #4512 (53897) - Req ID: 55821BR', 'line cook'],
    ['pay', 'Roofer - Up to $34/hr - $80-95K', 'roofer'],
    ['bonus and pay plan', 'Bartender $5,000 SIGN ON BONUS + tips', 'bartender'],
    ['hours and days', 'Dispatcher 7p-7a Mon-Fri - 36 hrs/wk', 'dispatcher'],
    ['shifts', 'Machine Operator 2nd Shift - Overnights', 'machine operator'],
    ['a schedule of its own', 'Line Cook - Nights/Weekends - FT (PRN)', 'line cook'],
    ['contract', 'Recruiter (Contract-to-hire) W2 - 12 mo', 'recruiter'],
    ['calls to apply', 'NOW HIRING: Roofers Wanted!! Start ASAP', 'roofers'],
    ['remote work', 'Copywriter (Remote US) - Hybrid', 'copywriter'],
    ['requirements', 'Estimator 3-5 yrs - Exp. Required - No weekends', 'estimator'],
    ['dates', 'Art Teacher 2026-27 - Starts 8/12', 'art teacher'],
    ['gender notes', 'Data Scientist (m/f/d)', 'data scientist'],
    ['emojis', '✨Barista✨ 🚀', 'barista'],
    ['places', 'Plumber - Reno, NV', 'plumber'],
    ['a city and its state at the end', 'Welder Tulsa, OK', 'welder'],
    ['a place in brackets', 'Nanny (Brooklyn)', 'nanny'],
    ['an employer behind it', 'Math Tutor at Orchard Academy', 'math tutor'],
    ['letters that repeat the title', 'PT - Personal Trainer', 'personal trainer'],
    ['abbreviations', 'Asst Store Mgr', 'assistant store manager'],
    ['an account or an accountant', 'Staff Acct; Acct Mgr', 'staff accountant; account manager'],
    ['a role in front', 'Mgr, Quality Assurance', 'quality assurance manager'],
    ['a role in front without a comma', 'Supervisor Grounds Crew', 'grounds crew supervisor'],
    ['glued parts', 'CSR-Bilingual-Hybrid-Orlando-R22117', 'csr'],
  ])('without %s', (_, posted, clean) => {
    expect(cleanTitle(posted).trim()).toBe(clean);
  });

  it.each([
    'Attorney at Law',
    'Urgent Care Physician',
    'Benefits Specialist',
    'Equal Opportunity Officer',
    'Travel PT',
    'Physician, MD',
    'Enterprise AE',
    'Night Auditor',
    '911 Operator',
    'Bilingual Teacher',
    'Remote Sensing Analyst',
    'Front-End Developer',
  ])('%s keeps all its words', (title) => {
    expect(foldWords(cleanTitle(title)).split(' ').length).toBeGreaterThanOrEqual(title.split(' ').length);
  });

  it('starts with the work when the employer comes first', () => {
    expect(cleanTitle('Cedar Health Partners - Line Cook')).toBe('line cook - cedar health partners');
    expect(categorizeTitle('Brightwater Foods - Paralegal')).toBe('legal');
  });

  it('is categorized by the words that its abbreviations stand for', () => {
    expect(categorizeTitle('Proj. Coord. - Solar')).toBe('project-manager');
    expect(categorizeTitle('Cust Svc Rep')).toBe('customer-service');
    expect(categorizeTitle('Manager, Accts Payable')).toBe('accounting');
  });

  it('keeps the level, and a title that is nothing but noise', () => {
    expect(cleanTitle('Sr. Nurse II - $40/hr')).toBe('sr nurse ii');
    expect(cleanTitle('$22/hr')).toBe('$22/hr');
    expect(cleanTitle('')).toBe('');
  });

  it('knows each kind of noise once', () => {
    expect(new Set(titleNoise.map(({ what }) => what)).size).toBe(titleNoise.length);
  });
});

/** Both halves were labeled before their first reading, which `docs/reliability/first-readings.md` records. */
describe('noisy titles', () => {
  it('are at least 400, each once, in every category', () => {
    const all = [...noisyTitles.known, ...noisyTitles.unseen];
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ title }) => title.toLowerCase())).size).toBe(all.length);
    const used = new Set(all.flatMap(({ category }) => category ?? []));
    expect([...used].sort()).toEqual([...jobCategorySlugs].sort());
  });

  it.for(['known', 'unseen'] as const)(
    'of the %s half have the right category and the occupation of the plain name',
    (half, context) => {
      const titles = noisyTitles[half];
      const category = share(titles, (one) => categorizeTitle(one.title) === one.category);
      const occupation = share(titles, ({ title, clean }) => bestFor(title) === bestFor(clean));
      recordFigure(
        context,
        `${half} half, ${titles.length} titles: ${percent(category)} of categories and ${percent(occupation)} of occupations right`,
      );
      expect(category).toBeGreaterThan(0.96);
      expect(occupation).toBeGreaterThan(0.88);
    },
  );
});

function bestFor(title: string): string | undefined {
  return matchOccupations(title, { limit: 1 })[0]?.occupation.soc;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

function share(titles: readonly NoisyTitle[], isRight: (title: NoisyTitle) => boolean): number {
  return titles.filter(isRight).length / titles.length;
}
