import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { readContact, writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { suggestKeyAnswers } from './suggest-key-answers.ts';

const today = new Date('2026-11-16T00:00:00Z');
const empty = emptyDocument({ userId: 'u', name: 'n' });

it('resume values are offered as key answers, and nothing else is', () => {
  const job = { title: 'Analyst', company: 'B', location: '', current: false, description: '' };
  const school = { school: 'UNM', location: '', degree: 'B.S.', field: '', graduationYear: '2014' };
  const linked = writeContact(empty, { ...readContact(empty), linkedIn: 'linkedin.com/in/ana' });
  const worked = writeExperience(linked, [
    { ...job, start: '2015-01', end: '2019-12' },
    { ...job, start: '2015-01', end: '2019-12' },
  ]);
  expect(suggestKeyAnswers(writeEducation(worked, [{ ...school, status: '' }]), today)).toEqual({
    linkedin: 'linkedin.com/in/ana',
    'experience-years': '5',
    education: "Bachelor's degree",
  });
  expect(suggestKeyAnswers(empty, today)).toEqual({});
});
