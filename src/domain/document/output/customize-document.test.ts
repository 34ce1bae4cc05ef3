import { describe, expect, it } from 'vitest';
import { emptyDocument, emptySection } from '#domain/document/model/empty-document.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { findLostFacts, findNewFacts } from '#domain/document/profile/find-new-facts.ts';
import { readLanguages, readSummary, writeLanguages, writeSummary } from '#domain/document/sections/about.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { readEducation, writeEducation } from '#domain/document/sections/education.ts';
import { readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import {
  isFurther,
  readFurtherItems,
  writeFurtherSections,
} from '#domain/document/sections/further-sections.ts';
import { readSkills, writeSkills } from '#domain/document/sections/skills.ts';
import { readHtmlList } from '#domain/document/values/html-list.ts';
import { customizeDocument, nameCustomResume } from './customize-document.ts';

const jobDescription =
  '<p>We look for an analyst with <b>SQL</b> and Tableau who builds dashboards for warehouse teams.</p>';
const name = 'RSME_Acme_Analyst';

function original(): UserDocument {
  const base = emptyDocument({ userId: 'u', name: 'Maya' });
  const extended = {
    ...base,
    sections: [...base.sections, emptySection('LANG', 8), emptySection('SKLI', 9)],
  };
  const contact = { firstName: 'Maya', lastName: 'Ellison', email: 'm@example.com', phone: '555-0199' };
  const place = { street: '', city: 'Austin', state: 'TX', zip: '78701', linkedIn: '' };
  const job = {
    title: 'Analyst',
    company: 'Riverbend',
    location: 'Austin',
    start: '2021-03',
    end: '',
    current: true,
    description:
      '<ul><li>Answered 40 calls a day</li><li>Built SQL &amp; Tableau dashboards for 3 warehouse teams</li></ul>',
  };
  const school = {
    school: 'State',
    location: '',
    degree: 'BSc',
    field: 'Maths',
    graduationYear: '2019',
    status: 'Graduated' as const,
  };
  const written = writeExperience(writeContact(extended, { ...contact, ...place }), [job]);
  const schooled = writeSummary(writeEducation(written, [school]), 'Analyst of supply.');
  return writeSkills(schooled, ['Excel', 'SQL', 'Coaching', 'Tableau']);
}

const customized = () => customizeDocument(original(), { name, jobDescription });

describe('a customized resume', () => {
  it('uses template 2103, skin HRT1 and A4 [RES-029]', () => {
    const copy = customized();
    expect([copy.templateID, copy.skinCD, copy.documentTypeCD]).toEqual([2103, 'HRT1', 'RSME']);
    expect(copy.docStyles.filter((style) => style.docStyleCD === 'PGSIZE')).toEqual([
      { docStyleCD: 'PGSIZE', value: 'A4' },
    ]);
  });

  it('has no graduation year [RES-030]', () => {
    expect(readEducation(customized()).map((school) => [school.degree, school.graduationYear])).toEqual([
      ['BSc', ''],
    ]);
  });

  const codesOf = (document: UserDocument, today?: Date) =>
    customizeDocument(document, { name, jobDescription, ...(today && { today }) })
      .sections.toSorted((a, b) => a.index - b.index)
      .map((section) => section.sectionTypeCD);

  it('leaves out search options, key questions, and skill levels [RES-031], in the order of the table [RES-032]', () => {
    expect(codesOf(original(), new Date('2022-01-01'))).toEqual([
      'NAME',
      'CNTC',
      'EDUC',
      'SUMM',
      'HILT',
      'EXPR',
      'LANG',
    ]);
  });

  it('puts experience before education for people with more than two years of work [RES-032]', () => {
    expect(codesOf(original(), new Date('2023-02-15')).indexOf('EDUC')).toBe(2);
    expect(codesOf(original(), new Date('2023-03-15'))).toEqual([
      'NAME',
      'CNTC',
      'SUMM',
      'HILT',
      'EXPR',
      'EDUC',
      'LANG',
    ]);
  });

  it('carries languages, certifications, volunteer work, and every other section as printed [RES-031]', () => {
    const further = [
      { code: 'CERT' as const, heading: 'Licenses & Certificates', items: ['PMP, 2021', 'CPR'] },
      { code: 'VOLU' as const, heading: 'Volunteering', items: ['Food Bank, 2019 - 2021'] },
      { code: 'OTHR' as const, heading: 'Awards', items: ['Employee of the year'] },
      { code: 'OTHR' as const, heading: 'Projects', items: ['A route planner'] },
    ];
    const source = writeFurtherSections(writeLanguages(original(), ['Spanish (fluent)']), further);
    const copy = customizeDocument(source, { name, jobDescription });
    expect(readLanguages(copy)).toEqual(['Spanish (fluent)']);
    expect(
      copy.sections.filter(isFurther).map((one) => [one.sectionTypeCD, one.name, readFurtherItems(one)]),
    ).toEqual(further.map(({ code, heading, items }) => [code, heading, items]));
    expect(findNewFacts(source, copy)).toEqual([]);
    expect(findLostFacts(source, copy)).toEqual([]);
    for (const { heading } of further) {
      const less = { ...copy, sections: copy.sections.filter((one) => one.name !== heading) };
      expect(findLostFacts(source, less)).not.toEqual([]);
    }
    expect(findLostFacts(source, writeLanguages(copy, []))).not.toEqual([]);
    expect(findLostFacts(source, writeSkills(copy, ['SQL']))).not.toEqual([]);
    expect(findLostFacts(source, writeExperience(copy, []))).not.toEqual([]);
    expect(findLostFacts(source, writeSummary(copy, ''))).not.toEqual([]);
  });

  it('has zeroed ids [RES-033]', () => {
    const kept = JSON.parse(JSON.stringify(original()).replaceAll(ZERO_ID, crypto.randomUUID()));
    const copy = customizeDocument(kept, { name, jobDescription });
    const ids = JSON.stringify(copy).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g);
    expect(new Set(ids)).toEqual(new Set([ZERO_ID]));
  });

  it('is named after the company and job title [RES-025]', () => {
    expect(nameCustomResume('Acme & Sons', 'Sr. Analyst')).toBe('RSME_Acme---Sons_Sr--Analyst');
    expect(nameCustomResume('A'.repeat(100), 'B')).toHaveLength(80);
    expect(customized().name).toBe(name);
  });

  it('puts first and emphasizes what the job asks for', () => {
    const copy = customized();
    expect(readSkills(copy)).toEqual(['SQL', 'Tableau', 'Excel', 'Coaching']);
    const [job] = readExperience(copy);
    expect(readHtmlList(job?.description ?? '')[1]).toBe('Answered 40 calls a day');
    expect(job?.description).toContain(
      'Built <strong>SQL</strong> &amp; <strong>Tableau</strong> dashboards',
    );
    expect(readSummary(copy)).toBe('Analyst of supply.\nKey skills for this role: SQL, Tableau.');
  });

  it('puts the skills that the posting requires before those that it only mentions', () => {
    const options = { name, jobDescription, requiredSkills: ['Tableau', 'Kubernetes'] };
    const copy = customizeDocument(original(), options);
    expect(readSkills(copy)).toEqual(['Tableau', 'SQL', 'Excel', 'Coaching']);
    expect(readSummary(copy)).toContain('Key skills for this role: Tableau, SQL.');
    expect(findNewFacts(original(), copy)).toEqual([]);
  });

  it('contains the same as the original when the job shares nothing with it', () => {
    const copy = customizeDocument(original(), { name, jobDescription: 'Pastry chef' });
    expect(readSkills(copy)).toEqual(readSkills(original()));
    expect(readExperience(copy)[0]?.description).toBe(readExperience(original())[0]?.description);
    expect(readSummary(copy)).toBe(readSummary(original()));
  });
});

describe('the check for new facts', () => {
  const job = () => readExperience(customized())[0] as ReturnType<typeof readExperience>[number];
  const withJob = (change: object) => writeExperience(customized(), [{ ...job(), ...change }]);

  it('finds none in a customized copy', () => {
    expect(findNewFacts(original(), customized())).toEqual([]);
  });

  it.each<[string, () => UserDocument]>([
    ['a title', () => withJob({ title: 'Senior Analyst' })],
    ['an employer', () => withJob({ company: 'Google' })],
    ['a date', () => withJob({ start: '2012-03' })],
    ['an end', () => withJob({ current: false, end: '2024-01' })],
    ['a number', () => withJob({ description: job().description.replace('40', '400') })],
    ['a sentence', () => withJob({ description: `${job().description}<p>Led 9 people</p>` })],
    ['a skill', () => writeSkills(customized(), ['SQL', 'Kubernetes'])],
    [
      'a skill in the summary',
      () => writeSummary(customized(), 'Key skills for this role: SQL, Kubernetes.'),
    ],
    ['a line of the summary', () => writeSummary(customized(), 'Ten years of experience.')],
    [
      'a degree',
      () => writeEducation(customized(), [{ ...readEducation(original())[0], degree: 'PhD' } as never]),
    ],
    [
      'a claim in a heading',
      () => ({ ...customized(), sections: customized().sections.map((one) => ({ ...one, name: 'MBA' })) }),
    ],
  ])("finds %s that the profile doesn't contain", (_what, forge) => {
    expect(findNewFacts(original(), forge())).not.toEqual([]);
  });

  it('does not let one job borrow a sentence from another', () => {
    const two = writeExperience(original(), [
      ...readExperience(original()),
      { ...job(), paraId: undefined, company: 'Other', description: '' },
    ]);
    const [first, second] = readExperience(two);
    const swapped = writeExperience(two, [
      { ...first, description: '' } as never,
      { ...second, description: first?.description } as never,
    ]);
    expect(findNewFacts(two, swapped)).not.toEqual([]);
  });
});
