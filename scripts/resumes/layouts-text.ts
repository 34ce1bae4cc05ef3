import { writeDoc } from '#resume/fixtures/doc-fixture.ts';
import { allSkills, type Layout, type Prints } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';

const width = 78;

function wrap(text: string, indent = '', first = indent): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    const isEmpty = line === first || line === indent;
    if (!isEmpty && line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent + word;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

function spread(left: string, right: string): string {
  return left + ' '.repeat(Math.max(2, width - left.length - right.length)) + right;
}

/** Every section in a box of dashes and bars. */
function boxes(person: Person, prints: Prints): string {
  const edge = `+${'-'.repeat(width - 2)}+`;
  const line = (text = '') => `| ${text.padEnd(width - 4)} |`;
  const box = (lines: string[]) =>
    [edge, ...lines.flatMap((one) => wrapTo(one, width - 4)).map(line), edge].join('\n');
  return [
    box([
      person.name,
      `${person.street}, ${print.place(person, prints)}`,
      `${person.phone}   ${person.email}`,
    ]),
    box(['SUMMARY', person.summary]),
    box([
      'WORK EXPERIENCE',
      ...person.jobs.flatMap((job) => [
        '',
        `${job.title}, ${job.company}, ${job.location}`,
        print.range(job, prints),
        ...job.bullets.map((one) => `* ${one}`),
      ]),
    ]),
    box([
      'EDUCATION',
      ...person.schools.map(
        (school) =>
          `${print.degree(school)}, ${school.school}, ${school.location}, ${print.schoolDate(school.end, prints)}`,
      ),
    ]),
    box(['SKILLS', allSkills(person).join(', ')]),
    box(['LANGUAGES', person.languages.map(({ name, level }) => `${name} (${level})`).join(', ')]),
    '',
  ].join('\n');
}

function wrapTo(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A label before each value, as people paste into emails. */
function labeledText(person: Person, prints: Prints): string {
  return [
    `Name: ${person.name}`,
    `Phone: ${person.phone}`,
    `Email: ${person.email}`,
    `Address: ${person.street}, ${print.place(person, prints)}`,
    '',
    'Objective:',
    wrap(person.summary),
    '',
    'Employment:',
    ...person.jobs.flatMap((job) => [
      '',
      `Position: ${job.title}`,
      `Company: ${job.company}`,
      `Location: ${job.location}`,
      `Dates: ${print.range(job, prints)}`,
      'Duties:',
      ...job.bullets.map((one) => wrap(one, '  ', '- ')),
    ]),
    '',
    'Education:',
    ...person.schools.flatMap((school) => [
      '',
      `School: ${school.school}`,
      `Degree: ${print.degree(school)}`,
      `Location: ${school.location}`,
      `Year: ${print.schoolDate(school.end, prints)}`,
    ]),
    '',
    'Skills:',
    wrap(allSkills(person).join(', ')),
    '',
    `Languages: ${person.languages.map(({ name }) => name).join(', ')}`,
    '',
  ].join('\r\n');
}

/** Service by post and unit, with capitalized headings between rules. */
function military(person: Person, prints: Prints): string {
  const rule = '='.repeat(width);
  return [
    person.name.toUpperCase(),
    `${person.street}, ${print.place(person, prints)}`,
    `${person.phone} * ${person.email} * ${person.linkedin}`,
    rule,
    'PROFESSIONAL SUMMARY',
    rule,
    wrap(person.summary),
    '',
    rule,
    'MILITARY AND CIVILIAN EXPERIENCE',
    rule,
    ...person.jobs.flatMap((job) => [
      spread(`${job.company.toUpperCase()}, ${job.location}`, print.range(job, prints)),
      job.title,
      ...job.bullets.map((one) => wrap(one, '   ', ' - ')),
      '',
    ]),
    rule,
    'EDUCATION AND TRAINING',
    rule,
    ...person.schools.flatMap((school) => [
      spread(`${school.school}, ${school.location}`, print.schoolDate(school.end, prints)),
      print.degree(school),
      '',
    ]),
    rule,
    'SKILLS',
    rule,
    ...person.skills.map(({ group, items }) => wrap(`${group}: ${items.join(', ')}`)),
    '',
    rule,
    'LANGUAGES',
    rule,
    person.languages.map(({ name }) => name).join(', '),
    '',
  ].join('\n');
}

/** An old Word file: tabs, no surviving styles. */
function docPlain(person: Person, prints: Prints): Uint8Array {
  return writeDoc(
    [
      person.name,
      `${person.street}, ${print.place(person, prints)}`,
      `Phone: ${person.phone}\tE-mail: ${person.email}`,
      '',
      'Career Objective',
      person.summary,
      '',
      'Professional Experience',
      ...person.jobs.flatMap((job) => [
        `${job.company}, ${job.location}\t${print.range(job, prints)}`,
        job.title,
        ...job.bullets,
        '',
      ]),
      'Education',
      ...person.schools.flatMap((school) => [
        `${school.school}, ${school.location}\t${print.schoolDate(school.end, prints)}`,
        print.degree(school),
      ]),
      '',
      'Skills',
      ...person.skills.map(({ group, items }) => `${group}: ${items.join(', ')}`),
      '',
      'Languages',
      person.languages.map(({ name, level }) => `${name} (${level})`).join(', '),
      '',
      'References available upon request.',
    ].join('\n'),
  );
}

const militaryDoc = (person: Person, prints: Prints) =>
  writeDoc(
    military(person, prints)
      .replace(/=+/g, '')
      .replace(/ {2,}(?=\S)/g, '\t')
      .replace(/\n\t(?=\S)/g, ' '),
  );

export const textLayouts: Layout[] = [
  {
    id: 'txt-boxes',
    set: 'held',
    prints: { dates: 'Month YYYY', dash: ' - ', linkedin: false },
    people: ['owen-mcallister', 'camila-ortega', 'dev-raman'],
    render: { txt: boxes },
  },
  {
    id: 'txt-labelled',
    set: 'train',
    prints: { dates: 'MM/YYYY', dash: ' - ', linkedin: false, schoolDates: 'YYYY' },
    people: ['tyrell-boone', 'rosa-delgado', 'amina-yusuf'],
    render: { txt: labeledText },
  },
  {
    id: 'military',
    set: 'held',
    prints: { dates: 'Mon YYYY', dash: ' - ' },
    people: ['marcus-hale', 'owen-mcallister'],
    render: { txt: military, doc: militaryDoc },
  },
  {
    id: 'doc-plain',
    set: 'train',
    prints: { dates: 'Mon YYYY', linkedin: false },
    people: ['harold-weiss', 'priya-natarajan', 'tyrell-boone'],
    render: { doc: docPlain },
  },
];
