import { describe, expect, it } from 'vitest';
import {
  isSameDate,
  isSameDegree,
  isSameLinkedIn,
  isSamePassage,
  isSamePhone,
  isSameState,
  isSameText,
} from './compare-values.ts';
import { ResumeFacts, ResumeTruth } from './resume-truth.ts';
import { scoreResume } from './score-resume.ts';
import { sumScores } from './sum-scores.ts';

const cook = {
  title: 'Cook',
  company: 'Blue Diner',
  start: '2019-03',
  end: 'present',
  bullets: ['Grilled and prepped for eighty guests'],
};
const server = { title: 'Server', company: 'Red Diner', start: '2015', end: '2019', bullets: [] };
const truth = (facts: object, more: object = {}) =>
  ResumeTruth.parse({ id: 'a', file: 'a.txt', format: 'txt', layout: 'x', truth: facts, ...more });
const read = (facts: object) => ResumeFacts.parse(facts);

describe('a value is right', () => {
  it('when it is the same except for case, accents, and punctuation', () => {
    expect(isSameText('Café Lumen, Inc.', 'CAFE LUMEN INC')).toBe(true);
    expect(isSameText('Blue Diner', 'Red Diner')).toBe(false);
  });

  it('by the rules of its kind', () => {
    expect(isSamePhone('+1 (918) 555-0144', '918.555.0144')).toBe(true);
    expect(isSameLinkedIn('https://www.linkedin.com/in/lena-o/', 'linkedin.com/in/Lena-O')).toBe(true);
    expect(isSameState('Oklahoma', 'OK')).toBe(true);
    expect(isSameDegree('B.S.', 'Bachelor of Science')).toBe(true);
    expect(isSameDegree('BS', 'Bachelor of Arts')).toBe(false);
    expect([
      isSameDate('2019', '2019-03'),
      isSameDate('2019-03', '2019'),
      isSameDate('2019-03', '2019-03'),
    ]).toEqual([true, false, true]);
    expect(isSamePassage('Grilled and prepped for eighty guests', 'grilled, prepped for eighty guests')).toBe(
      true,
    );
  });
});

it('entries are paired by similarity, and one without a partner counts in every field', () => {
  const counts = scoreResume(
    truth({ experience: [cook, server] }),
    read({ experience: [{ ...server, company: 'Green Diner' }] }),
  );
  expect(counts['exp.title']).toEqual({ right: 1, wrong: 0, missed: 1 });
  expect(counts['exp.company']).toEqual({ right: 0, wrong: 1, missed: 2 });
  expect(counts['exp.bullets']).toEqual({ right: 0, wrong: 0, missed: 1 });
});

it('optional values are neither required nor counted as wrong', () => {
  const wanted = truth(
    { skills: ['Grill'], experience: [cook] },
    { optional: { skills: ['Kitchen'], experience: [server] } },
  );
  const counts = scoreResume(wanted, read({ skills: ['Kitchen', 'Grill'], experience: [cook, server] }));
  expect(counts.skills).toEqual({ right: 1, wrong: 0, missed: 0 });
  expect(counts['exp.title']).toEqual({ right: 1, wrong: 0, missed: 0 });
});

it('values that are not scored cost nothing, but a wrong handle does', () => {
  const wanted = truth(
    { experience: [{ ...cook, end: null }] },
    { dontcare: ['experience.0.end', 'linkedin'], alt: { linkedin: ['linkedin.com/in/lena'] } },
  );
  const counts = scoreResume(wanted, read({ linkedin: 'linkedin.com/in/else', experience: [cook] }));
  expect(counts['exp.end']).toEqual({ right: 0, wrong: 0, missed: 0 });
  expect(counts.linkedin).toEqual({ right: 0, wrong: 1, missed: 0 });
  const { linkedin } = scoreResume(wanted, read({ linkedin: 'linkedin.com/in/lena' }));
  expect(linkedin).toEqual({ right: 0, wrong: 0, missed: 0 });
});

it('the mean is over the fields, from summed counts', () => {
  const one = scoreResume(
    truth({ name: 'Lena Ortiz', email: 'a@example.com' }),
    read({ name: 'Lena Ortiz', email: 'b@example.com' }),
  );
  const { macroF1, fields } = sumScores([one, one]);
  expect(fields.name).toEqual({ precision: 1, recall: 1, f1: 1, values: 2 });
  expect(macroF1).toBe(0.5);
});
