import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
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
