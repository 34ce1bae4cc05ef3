import { expect, it } from 'vitest';
import { UserDocument } from '#domain/document/model/user-document.ts';
import { customizeDocument } from '#domain/document/output/customize-document.ts';
import { readLanguages, readSummary } from '#domain/document/sections/about.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { isFurther, readFurtherItems } from '#domain/document/sections/further-sections.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { readQuotes } from '#domain/document/values/quotes.ts';
import { toUserDocument } from './build-document.ts';
import type { ParsedResume } from './fields/parsed-resume.ts';

const resume: ParsedResume = {
  name: 'Ana Maria de la Cruz, RN',
  email: 'ana@example.com',
  phone: '(505) 555-0131',
  linkedin: 'linkedin.com/in/anadlc',
  links: [],
  location: { street: '9 Elm St', city: 'Taos', state: 'New Mexico', zip: '87571' },
  summary: 'Calm nurse.',
  experience: [
    {
      title: 'Nurse',
      company: 'Mercy <Clinic>',
      location: 'Taos, NM',
      start: '2019-03',
      end: 'present',
      bullets: ['Charts & triage'],
    },
  ],
  education: [{ school: 'UNM', degree: 'BSN', field: 'Nursing', location: null, end: '2018-05' }],
  skills: ['Triage', 'Epic'],
  languages: [],
  certifications: [],
  sources: { email: { page: 1, text: 'Mail: ana@example.com' } },
};
const document = toUserDocument(resume, { userId: 'u1', name: 'ana.pdf' });

it('a parsed resume becomes a profile document that the schema accepts', () => {
  expect(UserDocument.parse(document)).toEqual(document);
  expect(document).toMatchObject({ userId: 'u1', name: 'ana.pdf', documentTypeCD: 'EAPL' });
});

it('the views show what was read', () => {
  expect(readContact(document)).toEqual({
    firstName: 'Ana Maria',
    lastName: 'de la Cruz',
    email: 'ana@example.com',
    phone: '(505) 555-0131',
    street: '9 Elm St',
    city: 'Taos',
    state: 'NM',
    zip: '87571',
    linkedIn: 'linkedin.com/in/anadlc',
  });
  expect(readExperience(document)[0]).toMatchObject({
    company: 'Mercy <Clinic>',
    current: true,
    end: '',
    description: '<ul><li>Charts &amp; triage</li></ul>',
  });
  expect(readEducation(document)[0]).toMatchObject({ graduationYear: '2018', status: '' });
  expect(readSkills(document)).toEqual(['Triage', 'Epic']);
  expect(readSummary(document)).toBe('Calm nurse.');
});

it('a value can be cited with the line of the resume it came from', () => {
  expect(readQuotes(document).get('ana@example.com')).toEqual({ page: 1, text: 'Mail: ana@example.com' });
  expect(readQuotes(document).get('Taos')).toBeUndefined();
});

it('an empty resume gives empty sections', () => {
  const nothing = { street: null, city: null, state: null, zip: null };
  const bare = {
    ...resume,
    name: null,
    email: null,
    phone: null,
    linkedin: null,
    summary: null,
    location: nothing,
  };
  const empty = toUserDocument(
    { ...bare, experience: [], education: [], skills: [], sources: {} },
    { userId: 'u1', name: 'x' },
  );
  expect(readExperience(empty)).toEqual([]);
  expect(readSkills(empty)).toEqual([]);
  expect(readContact(empty).firstName).toBe('');
});

it('languages and what a profile has no fields for become sections, which a customized resume carries [RES-031]', () => {
  const further = [{ code: 'CERT' as const, heading: 'Licenses', items: ['RN, New Mexico, 2018'] }];
  const read = toUserDocument(
    { ...resume, languages: ['English', 'Spanish'], further },
    { userId: 'u', name: 'n' },
  );
  for (const one of [read, customizeDocument(read, { name: 'n', jobDescription: '' })]) {
    expect(readLanguages(one)).toEqual(['English', 'Spanish']);
    expect(
      one.sections.filter(isFurther).map((section) => [section.name, readFurtherItems(section)]),
    ).toEqual([['Licenses', ['RN, New Mexico, 2018']]]);
  }
});
