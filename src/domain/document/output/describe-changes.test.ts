import { expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeSummary } from '#domain/document/sections/about.ts';
import { readCopyFields, writeCopyFields } from '#domain/document/sections/copy-fields.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeFurtherSections } from '#domain/document/sections/further-sections.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { customizeDocument } from './customize-document.ts';
import { describeChanges } from './describe-changes.ts';

it('a customized copy shows what it reordered and renamed', () => {
  const original = writeSummary(
    writeSkills(
      writeExperience(emptyDocument({ userId: 'u', name: 'Resume' }), [
        {
          title: 'Analyst',
          company: 'Acme',
          location: '',
          start: '2021-01',
          end: '',
          current: true,
          description: '<ul><li>Wrote letters</li><li>Built SQL reports</li></ul>',
        },
      ]),
      ['Excel', 'SQL'],
    ),
    'I like order.',
  );
  const copy = customizeDocument(original, { name: 'Acme', jobDescription: '<p>SQL reports every day</p>' });
  const changes = describeChanges(original, copy);
  expect(changes.map(({ what }) => what)).toEqual([
    'Summary',
    'Order of skills',
    'Order of bullet points at Acme',
    'Sections',
  ]);
  expect(changes.some(({ isRemoval }) => isRemoval)).toBe(false);
  expect(changes[0]?.parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same I',
    'same like',
    'same order.',
    'added Key',
    'added skills',
    'added for',
    'added this',
    'added role:',
    'added SQL.',
  ]);
  expect(changes[1]?.parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'removed Excel',
    'same SQL',
    'added Excel',
  ]);
  expect(describeChanges(original, original)).toEqual([]);
});

it('a required skill that moved up comes with the words of the posting', () => {
  const original = writeSkills(emptyDocument({ userId: 'u', name: 'Resume' }), ['Excel', 'sql', 'Coaching']);
  const copy = writeSkills(original, ['sql', 'Excel', 'Coaching']);
  const required = ['SQL', 'Excel', 'Python'].map((skill) => ({ skill, quote: `${skill} required.` }));
  const because = (to: typeof copy) => describeChanges(original, to, required)[0]?.because;
  expect(because(copy)).toEqual([{ skill: 'sql', quote: 'SQL required.' }]);
  expect(because(writeSkills(original, ['sql', 'Excel']))).toBeUndefined();
});

it('removals come first and are labeled as such', () => {
  const school = {
    school: 'State',
    location: '',
    degree: 'BSc',
    field: '',
    graduationYear: '2019',
    status: 'Graduated' as const,
  };
  const base = writeSkills(emptyDocument({ userId: 'u', name: 'Resume' }), ['Excel', 'SQL']);
  const original = writeFurtherSections(writeEducation(base, [school]), [
    { code: 'CERT', heading: 'Licenses', items: ['Welding certificate'] },
  ]);
  const copy = customizeDocument(original, { name: 'Acme', jobDescription: 'SQL' });
  const described = describeChanges(original, copy);
  expect(described.map(({ what, isRemoval }) => [what, isRemoval])[0]).toEqual(['Graduation years', true]);
  const without = { ...copy, sections: copy.sections.filter(({ name }) => name !== 'Licenses') };
  const lost = describeChanges(original, without).find(({ what }) => what === 'Sections');
  expect(lost?.isRemoval).toBe(true);
  expect(lost?.parts).toContainEqual({ kind: 'removed', text: 'Licenses' });
});

it("the person's own edits to the copy are listed: a reworded bullet, another title, a job and an item left out", () => {
  const job = { location: '', end: '', current: true, description: '<ul><li>Wrote letters</li></ul>' };
  const jobs = [
    { ...job, title: 'Analyst', company: 'Acme', start: '2021-01' },
    { ...job, title: 'Clerk', company: 'Bolt', start: '2018-01' },
  ];
  const original = writeFurtherSections(
    writeExperience(emptyDocument({ userId: 'u', name: 'Resume' }), jobs),
    [{ code: 'CERT', heading: 'Licenses', items: ['Welding', 'Forklift'] }],
  );
  const fields = readCopyFields(original);
  const copy = writeCopyFields(original, {
    ...fields,
    jobs: fields.jobs.map((one) =>
      one.company === 'Bolt'
        ? { ...one, isLeftOut: true }
        : { ...one, title: 'Data Analyst', description: '<ul><li>Wrote reports</li></ul>' },
    ),
    further: fields.further.map((one) => ({ ...one, items: ['Welding', '  '] })),
  });
  const described = describeChanges(original, copy);
  expect(described.map(({ what, isRemoval }) => [what, isRemoval])).toEqual([
    ['Jobs', true],
    ['Licenses', true],
    ['Details of Analyst at Acme', false],
    ['Bullet points at Acme', false],
  ]);
  expect(described[0]?.parts).toContainEqual({ kind: 'removed', text: 'Clerk at Bolt' });
  expect(described[1]?.parts).toContainEqual({ kind: 'removed', text: 'Forklift' });
  expect(described[3]?.parts).toContainEqual({ kind: 'added', text: 'Wrote reports' });
});
