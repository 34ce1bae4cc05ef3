import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { emptyEducation, writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { findWarnings } from './find-warnings.ts';
import { readMatchProfile } from './match-profile.ts';

const now = new Date('2026-11-15T12:00:00Z');
const nurse = writeSkills(
  writeExperience(emptyDocument({ userId: 'u', name: 'n' }), [
    {
      title: 'Staff Nurse',
      company: 'Larkspur',
      location: '',
      start: '2023-12',
      end: '',
      current: true,
      description: '<ul><li>Licensed RN in Arizona</li></ul>',
    },
  ]),
  ['BLS'],
);
const kindsOf = (description: string, experienceMonths = 0) =>
  findWarnings(readMatchProfile(nurse, now), { description, experienceMonths }).map(({ kind }) => kind);

describe('a warning before a credit is spent', () => {
  it.each([
    ['<li>Active CPA license required</li>', ['license']],
    ['<li>Must hold a Class A CDL</li>', ['license']],
    ['<li>Active Arizona or multistate RN license</li>', []],
    ['<li>BLS certification</li>', []],
    ['<li>CPA license preferred</li>', []],
    ['<li>A valid driver’s license</li>', []],
    ['<li>Tuition and certification fees paid</li>', []],
    ['<li>CPR certification or willingness to get it</li>', []],
  ])("about a license that the resume doesn't name: %s", (description, kinds) => {
    expect(kindsOf(description)).toEqual(kinds);
  });

  it.each([
    ['<li>Bachelor’s degree required</li>', ['degree']],
    ['<h3>Requirements</h3><ul><li>Master of Public Health</li></ul>', ['degree']],
    ['<li>Associate’s degree required</li>', []],
    ['<li>Bachelor’s degree preferred</li>', []],
    ['<li>Bachelor’s degree or equivalent experience required</li>', []],
    ['<li>High school diploma or GED required</li>', []],
    ['<h3>Preferred qualifications</h3><ul><li>Bachelor’s degree</li></ul>', []],
    ['<h3>Preferred qualifications</h3><ul><li>CPA license</li></ul>', []],
  ])("about a degree that the resume doesn't name: %s", (description, kinds) => {
    const graduate = writeEducation(nurse, [
      { ...emptyEducation, degree: 'Associate of Science', graduationYear: '2022' },
      { ...emptyEducation, degree: 'Bachelor of Arts', status: 'Currently attending' },
    ]);
    const profile = readMatchProfile(graduate, now);
    const warnings = findWarnings(profile, { description, experienceMonths: 0 });
    expect(warnings.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('quotes the degree that is asked for', () => {
    const description = '<p>A bachelor’s degree in nursing is required.</p>';
    expect(findWarnings(readMatchProfile(nurse, now), { description, experienceMonths: 0 })).toEqual([
      {
        kind: 'degree',
        sentence: "Requires a bachelor's degree, which we didn't find on your resume.",
        evidence: 'A bachelor’s degree in nursing is required.',
      },
    ]);
  });

  it('about years only when at least one year is missing', () => {
    expect(kindsOf('<li>5+ years of experience</li>', 60)).toEqual(['years']);
    expect(kindsOf('<li>3+ years of experience</li>', 36)).toEqual([]);
    expect(kindsOf('<li>4 years of experience</li>', 47)).toEqual([]);
  });

  it.each([
    ['We do not sponsor visas.', ['sponsorship']],
    ['No visa sponsorship available.', ['sponsorship']],
    ['Applicants must be authorized to work without sponsorship now or later.', ['sponsorship']],
    ['We gladly sponsor visas.', []],
    ['Our sponsors include three banks.', []],
  ])('about sponsorship the posting refuses: %s', (text, kinds) => {
    expect(kindsOf(`<p>${text}</p>`)).toEqual(kinds);
  });
});
