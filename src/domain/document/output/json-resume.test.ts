import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readSkills, writeSkills } from '#domain/document/sections/skills.ts';
import { fromJsonResume, JsonResume, toJsonResume } from './json-resume.ts';

const base = { userId: 'user', name: 'Resume' };
const resume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Lena de la Cruz',
    label: 'Dental Hygienist',
    email: 'lena@example.com',
    phone: '(918) 555-0144',
    summary: 'Explains before she cleans.',
    location: { address: '18 Pine Road', postalCode: '74103', city: 'Tulsa', region: 'Oklahoma' },
    profiles: [{ network: 'LinkedIn', username: 'lena', url: 'https://www.linkedin.com/in/lena' }],
  },
  work: [
    {
      name: 'Bright & Smiles',
      position: 'Hygienist',
      location: 'Tulsa, OK',
      startDate: '2019-03-01',
      summary: 'Eleven patients a day.',
      highlights: ['Cleans', 'Charts'],
    },
    { name: 'Prairie Dental', position: 'Assistant', startDate: '2015', endDate: '2019-02' },
  ],
  education: [
    { institution: 'Tulsa College', area: 'Hygiene', studyType: 'Associate', endDate: '2015-05-01' },
  ],
  skills: [{ name: 'Clinical', keywords: ['Charting', 'Sealants'] }, { name: 'Dentrix' }],
};

describe('a JSON Resume', () => {
  const document = fromJsonResume(resume, base);
  if (!document) throw new Error('not read');

  it('becomes a profile', () => {
    expect(readContact(document)).toEqual({
      firstName: 'Lena',
      lastName: 'de la Cruz',
      email: 'lena@example.com',
      phone: '(918) 555-0144',
      street: '18 Pine Road',
      city: 'Tulsa',
      state: 'OK',
      zip: '74103',
      linkedIn: 'https://www.linkedin.com/in/lena',
    });
    expect(readExperience(document)).toMatchObject([
      { title: 'Hygienist', company: 'Bright & Smiles', start: '2019-03', current: true },
      { title: 'Assistant', company: 'Prairie Dental', start: '2015', end: '2019-02', current: false },
    ]);
    expect(readEducation(document)).toMatchObject([{ school: 'Tulsa College', graduationYear: '2015' }]);
    expect(readSkills(document)).toEqual(['Charting', 'Sealants', 'Dentrix']);
  });

  it('comes back with what the profile contains', () => {
    const out = toJsonResume(document);
    expect(out.basics).toMatchObject({ name: 'Lena de la Cruz', summary: 'Explains before she cleans.' });
    expect(out.work?.[0]).toEqual({
      name: 'Bright & Smiles',
      position: 'Hygienist',
      location: 'Tulsa, OK',
      startDate: '2019-03',
      summary: 'Eleven patients a day.',
      highlights: ['Cleans', 'Charts'],
    });
    expect(out.work?.[1]).toMatchObject({ startDate: '2015', endDate: '2019-02' });
    expect(fromJsonResume(out, base)).toEqual(document);
  });
});

it.each([[null], ['text'], [{}], [{ basics: 5 }], [{ work: [{ name: 7 }] }]])(
  '%j is not a JSON Resume',
  (json) => {
    expect(fromJsonResume(json, base)).toBeNull();
  },
);

it('keeps as many skills as a profile holds', () => {
  const skills = Array.from({ length: 740 }, (_, index) => `Skill ${index}`);
  const out = JsonResume.parse(toJsonResume(writeSkills(emptyDocument(base), skills)));
  expect(out.skills).toHaveLength(740);
});
