/** Questions about years are answered from the dated jobs; time in two jobs at once counts once. */
import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { type Experience, writeExperience } from '#domain/document/sections/experience.ts';
import { deriveAnswer } from './answer/derive-answer.ts';
import { factsOf } from './answer/facts-from-document.ts';
import { classifyForm } from './meaning/classify-form.ts';
import { findFamily } from './meaning/families.ts';

const job = (title: string, start: string, end: string, description = ''): Experience => ({
  title,
  company: 'Mesa Schools',
  location: '',
  start,
  end,
  current: end === 'Present',
  description,
});

function ask(label: string, jobs: Experience[]): string | undefined {
  const document = writeExperience(emptyDocument({ userId: 'u', name: 'n' }), jobs);
  const facts = factsOf(document, { today: new Date('2026-11-16T00:00:00Z'), documentSavedAt: '2026-11-01' });
  const [meaning] = classifyForm([
    { path: 'q', label, type: 'Number', required: true, options: [] } as never,
  ]);
  const family = findFamily(meaning?.family ?? 'other');
  return (family.fact ? facts.get(family.fact) : deriveAnswer(family, meaning?.params ?? {}, facts))?.value;
}

const total = 'How many years of professional experience do you have?';
const teaching = 'How many years of teaching experience do you have?';
const spanish = 'How many years of experience do you have with Spanish?';

test.each<[string, string, Experience[], string | undefined]>([
  ['a job that goes on', total, [job('Teacher', '2020-11', 'Present')], '6'],
  [
    'two jobs one after the other',
    total,
    [job('A', '2015-01', '2016-12'), job('B', '2017-01', '2018-12')],
    '4',
  ],
  ['two jobs at once', total, [job('A', '2015-01', '2018-12'), job('B', '2016-01', '2018-12')], '4'],
  ['less than a year', total, [job('A', '2026-01', '2026-06')], undefined],
  ['jobs without dates', total, [job('A', '', '')], undefined],
  [
    'what a title does',
    teaching,
    [job('Math Teacher', '2010-08', 'Present'), job('Cook', '2005-01', '2009-12')],
    '16',
  ],
  [
    'two jobs of the kind at once',
    teaching,
    [job('Math Teacher', '2015-01', '2018-12'), job('Evening Teacher', '2016-01', '2018-12')],
    '4',
  ],
  [
    'two descriptions at once',
    spanish,
    [
      job('Tutor', '2015-01', '2018-12', 'Taught Spanish'),
      job('Guide', '2016-01', '2019-12', 'Tours in Spanish'),
    ],
    '5',
  ],
  ['other work', teaching, [job('Cook', '2005-01', '2009-12')], undefined],
  [
    'a like word',
    'Years of accounting experience',
    [job('Account Manager', '2005-01', '2009-12')],
    undefined,
  ],
  ['an accountant', 'Years of accounting experience', [job('Senior Accountant', '2005-01', '2009-12')], '5'],
  ['an engineer', 'Years of engineering experience', [job('Software Engineer', '2005-01', '2009-12')], '5'],
])('%s: “%s”', (_case, label, jobs, expected) => {
  expect(ask(label, jobs)).toBe(expected);
});

test("the latest company is the latest job's, not that of an earlier one with the same title", () => {
  const earlier = { ...job('Teacher', '2010-01', '2014-12'), company: 'Taos Schools' };
  const later = job('Teacher', '2015-01', '2020-12');
  const document = writeExperience(emptyDocument({ userId: 'u', name: 'n' }), [earlier, later]);
  const facts = factsOf(document, { today: new Date('2026-11-16T00:00:00Z'), documentSavedAt: '2026-11-01' });
  expect(facts.get('experience.company.latest')?.value).toBe('Mesa Schools');
});
