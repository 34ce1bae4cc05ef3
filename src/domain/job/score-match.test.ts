import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { matchOccupations } from '#domain/occupation/match-occupations.ts';
import { makeOccupationId } from '#domain/occupation/occupation.ts';
import { sampleContact } from '#tests/profile-samples.ts';
import { findWarnings } from './find-warnings.ts';
import type { Job } from './job.ts';
import { readMatchProfile } from './match-profile.ts';
import { findRequiredMonths } from './required-experience.ts';
import { scoreMatch } from './score-match.ts';

const now = new Date('2026-11-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const occupationOf = (title: string) => {
  const [best] = matchOccupations(title, { limit: 1 });
  return best ? makeOccupationId(best.occupation.soc) : null;
};

const job: Job = {
  id: '0b7f4c52-6a3e-4d8f-9a57-3c1f0b0f4a11',
  ats: 'greenhouse',
  tenant: 'acme',
  postingId: '1',
  title: 'Operations Analyst',
  company: { companyId: 'acme', name: 'Acme', logo: null },
  jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
  remoteOption: 'On-site',
  employmentType: 'Full-time',
  pay: { min: 60_000, max: 80_000, unit: 'year' },
  description: '<p>You bring 3+ years of experience.</p>',
  skills: ['SQL', 'Excel', 'Tableau', 'Forecasting'],
  category: null,
  applyUrl: 'https://jobs.example.com/1',
  jobUrl: 'https://jobs.example.com/1',
  postedDate: daysAgo(0),
  lastVerifiedAt: null,
  eligibleForExpertApply: true,
  experienceMonths: 36,
  skillDemands: null,
  occupationId: occupationOf('Operations Analyst'),
};

const empty = emptyDocument({ userId: 'u', name: 'n' });
const contact = { ...sampleContact, email: '', phone: '', zip: '' };
const experience = {
  title: 'Operations Analyst',
  company: 'Riverbend',
  location: '',
  start: '2021-11',
  end: '',
  current: true,
  description: '<ul><li>Forecasting for three sites</li></ul>',
};
const maya = writeSkills(writeExperience(writeContact(empty, contact), [experience]), ['sql', 'Excel']);
const austin = { name: 'Austin, TX', latitude: 30.27, longitude: -97.74 };
const basics = {
  jobTitles: ['Operations Analyst'],
  locations: [austin],
  includeRemoteJobs: false,
  salary: '',
  salaryType: 'Annually' as const,
};

function score(document = maya, changes: Partial<Job> = {}) {
  const title = changes.title ?? job.title;
  const changed = { ...job, occupationId: occupationOf(title), ...changes };
  return scoreMatch(readMatchProfile(document, now), changed, now);
}
function partOf(name: string, document = maya, changes: Partial<Job> = {}) {
  return score(document, changes)?.reasons.find(({ part }) => part === name);
}

describe('the match score', () => {
  it('is the exact sum of its parts, each with an explanation', () => {
    const match = score();
    expect(match?.reasons.map(({ part, points, of }) => [part, points, of])).toEqual([
      ['title', 55, 55],
      ['skills', 15, 20],
      ['pay', 10, 10],
      ['experience', 10, 10],
      ['freshness', 5, 5],
      ['location', 0, 0],
    ]);
    expect(match?.score).toBe(95);
    expect(match?.reasons.every(({ sentence }) => sentence.endsWith('.'))).toBe(true);
  });

  it('tells required skills from those that are nice to have, in the words of the posting', () => {
    const description = '<h3>Requirements</h3><ul><li>SQL</li></ul><p>Tableau is a plus.</p>';
    const skills = partOf('skills', maya, { description });
    expect(skills?.sentence).toBe(
      'You have 3 of the 4 skills it lists. 1 of the missing skills is only nice to have.',
    );
    expect(skills?.demands).toEqual([
      { skill: 'SQL', need: 'required', years: null, quote: 'SQL' },
      { skill: 'Tableau', need: 'preferred', years: null, quote: 'Tableau is a plus.' },
    ]);
    expect(skills?.points).toBe(partOf('skills')?.points);
  });

  it('is from 0 to 100 for any job and profile', () => {
    const words = fc.constantFrom(
      'Operations',
      'Analyst',
      'Nurse',
      'Senior',
      'Manager',
      'SQL',
      '',
      '<b>',
      'é',
    );
    const text = fc.array(words, { maxLength: 4 }).map((list) => list.join(' '));
    const anything = fc.record({
      titles: fc.array(text, { maxLength: 3 }),
      skills: fc.array(text, { maxLength: 4 }),
      salary: fc.constantFrom('', '1', '50000', '999999999'),
      title: text,
      jobSkills: fc.array(text, { maxLength: 8 }),
      pay: fc.option(
        fc.record({ min: fc.nat(), max: fc.nat(), unit: fc.constantFrom('year' as const, 'hour' as const) }),
      ),
      days: fc.integer({ min: -5, max: 4000 }),
      years: fc.nat(30),
    });
    fc.assert(
      fc.property(anything, (one) => {
        const document = writeBasics(writeSkills(maya, one.skills), {
          ...basics,
          jobTitles: one.titles,
          salary: one.salary,
        });
        const match = score(document, {
          title: one.title,
          skills: one.jobSkills,
          pay: one.pay,
          postedDate: daysAgo(one.days),
          experienceMonths: one.years * 12,
        });
        if (!match) return;
        const { reasons } = match;
        expect(match.score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
        expect(
          reasons.filter(({ points, of }) => !Number.isInteger(points) || points < 0 || points > of),
        ).toEqual([]);
        expect(match.score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('names the matching skills, including those from the work history, and the missing ones', () => {
    expect(partOf('skills')).toMatchObject({
      matched: ['SQL', 'Excel', 'Forecasting'],
      missing: ['Tableau'],
      proofs: [
        { skill: 'SQL', line: 'sql' },
        { skill: 'Excel', line: 'Excel' },
        { skill: 'Forecasting', line: 'Forecasting for three sites' },
      ],
      sentence: 'You have 3 of the 4 skills it lists.',
    });
  });

  it('counts five skills at most', () => {
    const skills = ['SQL', 'Excel', 'Forecasting', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(partOf('skills', maya, { skills })?.points).toBe(12);
  });

  it('does not find a skill inside another word', () => {
    expect(partOf('skills', maya, { skills: ['cast', 'R'] })?.matched).toEqual([]);
  });

  it.each([
    ['Operations Analyst', 55],
    ['operations  analyst', 55],
    ['Senior Operations Analyst', 47],
    ['Ops Analyst II', 47],
    ['Operations Analyst Intern', 36],
  ])('gives %s %i of 55 points for its title', (title, points) => {
    expect(partOf('title', maya, { title })?.points).toBe(points);
  });

  it('ranks closer work above more distant work', () => {
    const points = ['Business Operations Analyst', 'Data Analyst'].map(
      (title) => partOf('title', maya, { title })?.points ?? 0,
    );
    expect(points[0]).toBeGreaterThan(points[1] ?? 0);
    expect(points[1]).toBeGreaterThan(0);
  });

  it('is null for other work, whatever it pays, and for a person without a title [I-06]', () => {
    expect(score(maya, { title: 'Registered Nurse' })).toBeNull();
    expect(score(maya, { title: 'Pipefitter' })).toBeNull();
    expect(score(empty)).toBeNull();
  });

  it('takes the best of several wanted titles', () => {
    const document = writeBasics(maya, { ...basics, jobTitles: ['Nurse', 'Operations Analyst'] });
    expect(partOf('title', document)?.points).toBe(55);
  });
});

describe('pay', () => {
  const asking = (salary: string, salaryType: 'Annually' | 'Hourly' = 'Annually') =>
    writeBasics(maya, { ...basics, salary, salaryType });

  it('never rules a job out and costs points only below the wish', () => {
    expect(partOf('pay', asking('80000'))).toMatchObject({
      points: 10,
      sentence: 'Meets your minimum salary.',
    });
    expect(partOf('pay', asking('100000'))).toMatchObject({
      points: 6,
      sentence: 'Pays 20% less than your minimum salary.',
    });
    expect(partOf('pay', asking('500000'))?.points).toBe(0);
  });

  it('compares hourly with yearly pay', () => {
    expect(partOf('pay', asking('30', 'Hourly'))?.points).toBe(10);
    expect(partOf('pay', asking('62400'), { pay: { min: 20, max: 30, unit: 'hour' } })?.points).toBe(10);
    expect(partOf('pay', asking('62401'), { pay: { min: 20, max: 30, unit: 'hour' } })?.sentence).toMatch(
      /1% less/,
    );
  });

  it('says when the posting names no pay', () => {
    expect(partOf('pay', asking('1'), { pay: null })).toMatchObject({
      points: 5,
      sentence: "The posting doesn't list the pay.",
    });
  });
});

describe('experience', () => {
  const wanted = (description: string) =>
    partOf('experience', maya, { experienceMonths: findRequiredMonths(description) });

  it('counts the missing months', () => {
    expect(wanted('8+ years of experience')).toMatchObject({
      points: 6,
      sentence: "Asks for 8 years of experience. You're 35 months short.",
    });
  });

  it.each([
    ['5-7 years of relevant experience', 'You have the 5 years of experience it asks for.'],
    ['Experience in logistics: minimum 2 years', 'You have the 2 years of experience it asks for.'],
    ['1+ year at a front desk', 'You have the 1 year of experience it asks for.'],
    ['At least 3 years in sales', 'You have the 3 years of experience it asks for.'],
    ['You must be 18 years of age', 'No minimum experience required.'],
    ['Founded 25 years ago', 'No minimum experience required.'],
  ])('reads "%s"', (description, sentence) => {
    expect(wanted(description)?.sentence).toBe(sentence);
  });
});

describe('place and remote', () => {
  const denver = { jobLocations: [{ city: 'Denver', state: 'CO', country: 'US' }] };

  it('rule jobs out, and never add points', () => {
    const document = writeBasics(maya, basics);
    expect(score(document, denver)).toBeNull();
    expect(score(document, { ...denver, remoteOption: 'Remote' })).toBeNull();
    expect(score(document, { ...denver, remoteOption: 'Hybrid remote' })).toBeNull();
    expect(score(document)?.reasons.at(-1)).toEqual({
      part: 'location',
      points: 0,
      of: 0,
      sentence: 'In Austin, TX, one of your locations.',
      miles: 0,
    });
  });

  it('reach thirty miles around each wanted place and show the distance', () => {
    const document = writeBasics(maya, basics);
    const at = (city: string, latitude: number) => ({
      jobLocations: [{ city, state: 'TX', country: 'US', latitude, longitude: -97.74 }],
    });
    expect(score(document, at('Round Rock', 30.51))?.reasons.at(-1)).toMatchObject({
      part: 'location',
      points: 0,
      miles: 17,
      sentence: 'In Round Rock, TX, 17 miles from Austin, TX.',
    });
    expect(score(document, at('Near', 30.27 + 29.9 / 69.1))?.reasons.at(-1)?.miles).toBe(30);
    expect(score(document, at('Far', 30.27 + 30.2 / 69.1))).toBeNull();
  });

  it('let remote jobs in for those who include them', () => {
    const document = writeBasics(maya, { ...basics, includeRemoteJobs: true });
    expect(score(document, { ...denver, remoteOption: 'Option for remote' })?.reasons.at(-1)?.part).toBe(
      'remote',
    );
    expect(score(document, denver)).toBeNull();
  });

  it('are the home place and remote until search options are saved', () => {
    expect(score(maya)).not.toBeNull();
    expect(score(maya, denver)).toBeNull();
    expect(score(maya, { ...denver, remoteOption: 'Remote' })).not.toBeNull();
  });

  it('rule nothing out for a profile without any place', () => {
    const placeless = writeExperience(empty, [experience]);
    expect(score(placeless, denver)?.reasons.at(-1)?.sentence).toBe(
      "In Denver, CO. You haven't chosen a location.",
    );
  });
});

it('an older job has fewer freshness points, and none after a month', () => {
  const points = [0, 3, 10, 29, 30, 400].map(
    (days) => partOf('freshness', maya, { postedDate: daysAgo(days) })?.points,
  );
  expect(points).toEqual([5, 5, 4, 0, 0, 0]);
});

it('answers about origin, health, record, status, or pay history change nothing', () => {
  const answers = fc.array(
    fc.record({
      questionId: fc.constantFrom(
        'gender',
        'race',
        'veteran',
        'disability',
        'sponsorship',
        'adult',
        'salary',
      ),
      questionText: fc.string(),
      answer: fc.array(fc.string(), { maxLength: 2 }),
    }),
    { maxLength: 6 },
  );
  const warned = { ...job, description: '<p>We do not sponsor visas. 9+ years of experience.</p>' };
  const before = [score(), findWarnings(readMatchProfile(maya, now), warned)];
  fc.assert(
    fc.property(answers, (given) => {
      const document = writeAnswers(maya, given);
      expect([score(document), findWarnings(readMatchProfile(document, now), warned)]).toEqual(before);
    }),
  );
});

it.each([
  ['<p>You like tea.</p>', "We didn't recognize any skills in the posting."],
  [
    '<p>Experience with quilt batting</p>',
    "We didn't recognize any skills in the posting. It asks for quilt batting.",
  ],
])('says what it did not recognize in %s', (description, sentence) => {
  expect(partOf('skills', maya, { skills: [], description })?.sentence).toBe(sentence);
});

it('proves a skill by any of its names', () => {
  const containers = { ...experience, description: '<ul><li>Moved our services to k8s</li></ul>' };
  expect(partOf('skills', writeExperience(maya, [containers]), { skills: ['Kubernetes'] })?.proofs).toEqual([
    { skill: 'Kubernetes', line: 'Moved our services to k8s' },
  ]);
});
