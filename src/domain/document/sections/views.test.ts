import { describe, expect, it } from 'vitest';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { attachQuotes, readQuotes } from '#domain/document/values/quotes.ts';
import { readSummary, writeSummary } from './about.ts';
import { readAnswers, writeAnswers } from './answers.ts';
import { readBasics, writeBasics } from './basics.ts';
import { readContact, showAddress, writeContact } from './contact.ts';
import { readEducation, writeEducation } from './education.ts';
import { putExperience, readExperience, writeExperience } from './experience.ts';
import { removeParagraph, writeEntries } from './section-entries.ts';
import { readSkills, writeSkills } from './skills.ts';

let count = 0;
const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
const empty = assignIds(emptyDocument({ userId: 'user-1', name: 'resume.pdf' }), newId);

const contact = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '5055550131',
  street: '9 Elm St',
  city: 'Taos',
  state: 'NM',
  zip: '87571',
  linkedIn: 'linkedin.com/in/ana',
};
const job = {
  title: 'Cook',
  company: "Sal's",
  location: 'Taos, NM',
  start: '2019-03',
  end: '2020-04',
  current: false,
  description: '<ul><li>Grilled</li></ul>',
};
const school = {
  school: 'UNM',
  location: 'Albuquerque, NM',
  degree: 'BS',
  field: 'Biology',
  graduationYear: '2018',
  status: 'Graduated' as const,
};

function listValues(document: UserDocument, section: string): Record<string, string> {
  const paragraphs = document.sections.find((one) => one.sectionTypeCD === section)?.paragraphs ?? [];
  return Object.fromEntries(
    paragraphs.flatMap((paragraph) => paragraph.docDatas.map((data) => [data.fieldCD, data.charValue])),
  );
}

describe('the contact view', () => {
  const document = writeContact(empty, contact);

  it('keeps the name in FNAM and LNAM [DOC-006]', () => {
    expect(listValues(document, 'NAME')).toEqual({ FNAM: 'Ana', LNAM: 'Lopez' });
  });

  it('keeps contact facts under their codes, the phone in HPHN [DOC-007]', () => {
    expect(listValues(document, 'CNTC')).toEqual({
      EMAI: 'ana@example.com',
      HPHN: '5055550131',
      STRT: '9 Elm St',
      CITY: 'Taos',
      STAT: 'NM',
      ZIPC: '87571',
      SOCL: 'linkedin.com/in/ana',
    });
    expect(readContact(document)).toEqual(contact);
  });

  it('reads CPHN when there is no HPHN, and a new phone replaces it [DOC-007]', () => {
    const mobile = writeEntries(empty, 'CNTC', [{ fields: { CPHN: '111', NOTE: 'kept' } }]);
    expect(readContact(mobile).phone).toBe('111');
    const changed = writeContact(mobile, { ...contact, phone: '' });
    expect(readContact(changed).phone).toBe('');
    expect(listValues(changed, 'CNTC').NOTE).toBe('kept');
  });

  it('does not change the document it is given', () => {
    const before = structuredClone(empty);
    writeContact(empty, contact);
    expect(empty).toEqual(before);
  });
});

describe('the experience view', () => {
  it('keeps a job under its codes [DOC-008]', () => {
    const document = writeExperience(empty, [job]);
    expect(listValues(document, 'EXPR')).toEqual({
      JTIT: 'Cook',
      COMP: "Sal's",
      JLOC: 'Taos, NM',
      JSTD: '2019-03',
      EDDT: '2020-04',
      JDES: '<ul><li>Grilled</li></ul>',
    });
    expect(readExperience(document)).toMatchObject([job]);
  });

  it('stores Present for a current job', () => {
    const document = writeExperience(empty, [{ ...job, end: '', current: true }]);
    expect(listValues(document, 'EXPR').EDDT).toBe('Present');
    expect(readExperience(document)[0]).toMatchObject({ end: '', current: true });
  });

  it('keeps the edited entry and drops the omitted one', () => {
    const two = assignIds(writeExperience(empty, [job, { ...job, title: 'Chef' }]), newId);
    const [, chef] = readExperience(two);
    const edited = writeExperience(two, chef ? [{ ...chef, company: 'Blue Diner' }] : []);
    expect(readExperience(edited)).toMatchObject([
      { paraId: chef?.paraId, title: 'Chef', company: 'Blue Diner' },
    ]);
  });
});

it('the education view keeps a school under its codes [DOC-009]', () => {
  const document = writeEducation(empty, [school]);
  expect(listValues(document, 'EDUC')).toEqual({
    SCHO: 'UNM',
    SLOC: 'Albuquerque, NM',
    GRST: 'Graduated',
    GRYR: '2018',
    STUY: 'Biology',
    DGRE: 'BS',
  });
  expect(readEducation(document)).toMatchObject([school]);
});

describe('the skills view', () => {
  it('keeps one HTML list in SKC1 [DOC-010]', () => {
    const document = writeSkills(empty, ['C++', 'R & D', '<b>']);
    expect(listValues(document, 'HILT')).toEqual({
      SKC1: '<ul><li>C++</li><li>R &amp; D</li><li>&lt;b&gt;</li></ul>',
    });
    expect(readSkills(document)).toEqual(['C++', 'R & D', '<b>']);
  });

  it('replaces the section with one paragraph holding an HTML list [EDT-014]', () => {
    const several = writeEntries(empty, 'HILT', [
      { fields: { SKIL: 'Go' } },
      { fields: { SKC1: '["Java"]' } },
    ]);
    const section = writeSkills(several, ['SQL', 'Excel', 'Lean']).sections.find(
      (one) => one.sectionTypeCD === 'HILT',
    );
    expect(section?.paragraphs.map(({ docDatas }) => docDatas.map((data) => data.charValue))).toEqual([
      ['<ul><li>SQL</li><li>Excel</li><li>Lean</li></ul>'],
    ]);
  });

  it('reads lists written by others and single skills', () => {
    const html = '<p>Known:</p><UL class="x"><LI><b>Java</b>&nbsp;8</LI><li>SQL</UL>';
    const document = writeEntries(empty, 'HILT', [{ fields: { SKC1: html, SKIL: ['SQL', 'Go'] } }]);
    expect(readSkills(document)).toEqual(['Java 8', 'SQL', 'Go']);
    const json = writeEntries(empty, 'HILT', [{ fields: { SKC1: '["Java","SQL"]' } }]);
    expect(readSkills(json)).toEqual(['Java', 'SQL']);
  });

  it.each(['just text', '<p>Java, SQL</p>', '[broken', '{"a":1}', ''])(
    'returns an empty list for %j [DRV-013]',
    (stored) => {
      expect(readSkills(writeEntries(empty, 'HILT', [{ fields: { SKC1: stored } }]))).toEqual([]);
    },
  );
});

it('the summary is kept in FRFM [DOC-011]', () => {
  const document = writeSummary(empty, 'Calm nurse.');
  expect(listValues(document, 'SUMM')).toEqual({ FRFM: 'Calm nurse.' });
  expect(readSummary(document)).toBe('Calm nurse.');
});

describe('the basics view', () => {
  const basics = {
    jobTitles: ['Cook', 'Chef'],
    locations: [{ name: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 }],
    includeRemoteJobs: true,
    salary: '45000',
    salaryType: 'Hourly' as const,
  };
  const document = writeBasics(empty, basics);
  const stored = document.sections
    .find((section) => section.sectionTypeCD === 'EAPB')
    ?.paragraphs[0]?.docDatas.map((data) => [data.fieldCD, data.charValue]);

  it('keeps titles, places and pay under KEYW, JLOC, PAYV and PAYT [DOC-012]', () => {
    expect(stored).toEqual([
      ['KEYW', 'Cook'],
      ['KEYW', 'Chef'],
      ['JLOC', 'Austin, TX|30.2672,-97.7431|30'],
      ['JLOC', 'Include remote jobs'],
      ['PAYV', '45000'],
      ['PAYT', 'Hourly'],
    ]);
    expect(readBasics(document)).toEqual(basics);
  });

  it('keeps a place as name, coordinates, and 30 [DOC-014]', () => {
    expect(stored).toContainEqual(['JLOC', 'Austin, TX|30.2672,-97.7431|30']);
  });

  it('keeps remote jobs as one more place, which is not read back as a place [DOC-013]', () => {
    expect(stored).toContainEqual(['JLOC', 'Include remote jobs']);
    expect(readBasics(document).locations).toHaveLength(1);
    expect(readBasics(writeBasics(document, { ...basics, includeRemoteJobs: false })).includeRemoteJobs).toBe(
      false,
    );
  });

  it('keeps only the digits of the salary and returns defaults for an empty document', () => {
    expect(readBasics(writeBasics(empty, { ...basics, salary: '$45,000' })).salary).toBe('45000');
    expect(readBasics(empty)).toEqual({
      jobTitles: [],
      locations: [],
      includeRemoteJobs: false,
      salary: '',
      salaryType: 'Annually',
    });
  });
});

describe('the answers view', () => {
  it('keeps each answer as JSON with the question beside it [KEY-009]', () => {
    const answers = [{ questionId: 'q-1', questionText: 'At least 18?', answer: ['Yes'] }];
    const document = writeAnswers(empty, answers);
    expect(listValues(document, 'EAQA')).toEqual({ 'q-1': '{"answer":["Yes"]}' });
    expect(readAnswers(document)).toEqual(answers);
  });

  it('keeps the entry of a question that is answered again', () => {
    const first = assignIds(
      writeAnswers(empty, [{ questionId: 'q-1', questionText: 'Q', answer: ['Yes'] }]),
      newId,
    );
    const again = writeAnswers(first, [{ questionId: 'q-1', questionText: 'Q', answer: ['No'] }]);
    const idOf = (document: UserDocument) =>
      document.sections.find((one) => one.sectionTypeCD === 'EAQA')?.paragraphs[0]?.docDatas[0]?.id;
    expect(idOf(again)).toBe(idOf(first));
    expect(readAnswers(again)[0]?.answer).toEqual(['No']);
  });
});

it('a value loses its quote when the person changes it', () => {
  const quote = { page: 1, text: 'Taos, NM 87571' };
  const document = attachQuotes(writeContact(empty, contact), [{ value: 'Taos', quote }]);
  expect(readQuotes(document).get('Taos')).toEqual(quote);
  const sameCity = writeContact(document, { ...contact, zip: '87572' });
  expect(readQuotes(sameCity).get('Taos')).toEqual(quote);
  const moved = writeContact(writeContact(document, { ...contact, city: 'Santa Fe' }), contact);
  expect(readQuotes(moved).get('Taos')).toBeUndefined();
});

describe('one entry of several', () => {
  const later = { ...job, title: 'Chef', start: '2021-01' };
  const two = assignIds(writeExperience(empty, [later, job]), newId);
  const titlesOf = (document: UserDocument) => readExperience(document).map(({ title }) => title);

  it('is deleted by removing its paragraph from the section [EDT-011]', () => {
    const [chef, cook] = readExperience(two);
    const left = removeParagraph(two, 'EXPR', chef?.paraId ?? '');
    expect(readExperience(left)).toEqual([cook]);
    expect(titlesOf(two)).toEqual(['Chef', 'Cook']);
  });

  it('is changed in place', () => {
    const cook = readExperience(two)[1];
    expect(titlesOf(putExperience(two, { ...cook, ...job, title: 'Grill cook' }))).toEqual([
      'Chef',
      'Grill cook',
    ]);
  });

  it('goes before those that began earlier when it is new, and is not added twice', () => {
    const added = putExperience(two, { ...job, title: 'Waiter', start: '2020' });
    expect(titlesOf(added)).toEqual(['Chef', 'Waiter', 'Cook']);
    expect(putExperience(added, { ...job, title: 'Waiter', start: '2020' })).toEqual(added);
  });
});

it('an address is "Street, City, State name ZIP" without empty parts', () => {
  expect(showAddress(contact)).toBe('9 Elm St, Taos, New Mexico 87571');
  expect(showAddress({ ...contact, street: '', zip: '' })).toBe('Taos, New Mexico');
  expect(showAddress({ ...contact, street: '', city: '', state: '', zip: '' })).toBe('');
});
