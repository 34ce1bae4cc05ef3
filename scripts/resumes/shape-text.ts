import { allSkills, type Layout, type Prints, type Render } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';
import { choosePeople } from './shape-people.ts';

/** Lines of at most `width` characters, all but the first indented by `indent`. */
function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push((last === undefined ? '' : ' '.repeat(indent)) + word);
  }
  return lines;
}

const spoken = ({ languages }: Person) => languages.map(({ name, level }) => `${name} (${level})`);
const lines = (write: (person: Person, prints: Prints) => string[]): Render => {
  return (person, prints) => `${write(person, prints).join('\n')}\n`;
};

/** Monospaced columns, side by side. */
function beside(left: string[], right: string[], width: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').padEnd(width)}${right[at] ?? ''}`.trimEnd(),
  );
}

const unmarked = lines((person, prints) => [
  person.name,
  person.label,
  `${person.street}, ${print.place(person, prints)}`,
  `${person.phone} | ${person.email}`,
  '',
  'SUMMARY',
  ...wrap(person.summary, 76),
  '',
  'EXPERIENCE',
  ...person.jobs.flatMap((job) => [
    '',
    `${job.title}, ${job.company}, ${job.location}`,
    print.range(job, prints),
    ...job.bullets.flatMap((one) => wrap(one, 60)),
  ]),
  '',
  'EDUCATION',
  ...person.schools.flatMap((school) => [
    print.degree(school),
    `${school.school}, ${school.location}, ${print.schoolDate(school.end, prints)}`,
  ]),
  '',
  'SKILLS',
  ...allSkills(person),
  '',
  'LANGUAGES',
  ...spoken(person),
]);

const twoColumns = lines((person, prints) => [
  person.name.toUpperCase(),
  person.label,
  '',
  ...beside(
    [
      'CONTACT',
      person.phone,
      person.email,
      ...wrap(`${person.city}, ${person.state} ${person.zip}`, 24),
      '',
      'SKILLS',
      ...allSkills(person),
      '',
      'LANGUAGES',
      ...spoken(person),
    ],
    [
      'PROFILE',
      ...wrap(person.summary, 56),
      '',
      'WORK EXPERIENCE',
      ...person.jobs.flatMap((job) => [
        job.title,
        `${job.company}, ${job.location}`,
        print.range(job, prints),
        ...job.bullets.flatMap((one) => wrap(`- ${one}`, 56, 2)),
        '',
      ]),
      'EDUCATION',
      ...person.schools.flatMap((school) => [
        print.degree(school),
        `${school.school}, ${school.location}`,
        print.schoolDate(school.end, prints),
      ]),
    ],
    34,
  ),
]);

const dateColumn = lines((person, prints) => [
  person.name,
  `${person.phone}   ${person.email}   ${print.place(person, prints)}`,
  '',
  'Professional Experience',
  '-----------------------',
  ...person.jobs.flatMap((job) => [
    ...beside(
      [print.range(job, prints)],
      [job.company, job.title, job.location, ...job.bullets.flatMap((one) => wrap(one, 52))],
      24,
    ),
    '',
  ]),
  'Education',
  '---------',
  ...person.schools.flatMap((school) =>
    beside(
      [print.schoolDate(school.end, prints)],
      [school.school, print.degree(school), school.location],
      24,
    ),
  ),
  '',
  'Skills',
  '------',
  ...wrap(allSkills(person).join(', '), 70),
  '',
  'Languages',
  '---------',
  spoken(person).join(', '),
]);

const functional = lines((person, prints) => [
  person.name,
  person.email,
  person.phone,
  `${person.city}, ${person.state}`,
  '',
  'Summary of Qualifications',
  ...wrap(person.summary, 80),
  '',
  'Key Skills',
  ...person.skills.map(({ group, items }) => `${group}: ${items.join(', ')}`),
  '',
  'Accomplishments',
  ...person.jobs.flatMap((job) => wrap(`* ${job.bullets[0] ?? ''}`, 80, 2)),
  '',
  'Work History',
  ...person.jobs.map((job) => `${job.title}, ${job.company}, ${job.location}, ${print.range(job, prints)}`),
  '',
  'Education',
  ...person.schools.map(
    (school) =>
      `${print.degree(school)}, ${school.school}, ${school.location}, ${print.schoolDate(school.end, prints)}`,
  ),
]);

const blankLines = lines((person, prints) =>
  [
    person.name,
    person.label,
    `Phone: ${person.phone}`,
    `Email: ${person.email}`,
    `LinkedIn: ${person.linkedin}`,
    `Location: ${person.city}, ${person.state}`,
    'About',
    person.summary,
    'Experience',
    ...person.jobs.flatMap((job) => [
      job.company,
      job.title,
      `${print.range(job, prints)} | ${job.location}`,
      ...job.bullets,
    ]),
    'Education',
    ...person.schools.flatMap((school) => [
      school.school,
      print.degree(school),
      `${print.schoolDate(school.end, prints)} | ${school.location}`,
    ]),
    'Skills',
    allSkills(person).join(' • '),
    'Languages',
    spoken(person).join(' • '),
  ].flatMap((line) => [line, '']),
);

const rightColumn = lines((person, prints) => [
  person.name,
  ...beside(
    [
      'EMPLOYMENT',
      '',
      ...person.jobs.flatMap((job) => [
        job.company,
        job.title,
        print.range(job, prints),
        ...job.bullets.flatMap((one) => wrap(`• ${one}`, 50, 2)),
        '',
      ]),
      'EDUCATION',
      '',
      ...person.schools.flatMap((school) => [
        school.school,
        print.degree(school),
        print.schoolDate(school.end, prints),
      ]),
    ],
    ['CONTACT', person.email, person.phone, print.place(person, prints), '', 'SKILLS', ...allSkills(person)],
    56,
  ),
]);

const indented = lines((person, prints) => [
  `${' '.repeat(30)}${person.name}`,
  `${' '.repeat(24)}${person.phone} - ${person.email}`,
  `${' '.repeat(26)}${print.place(person, prints)}`,
  '',
  'OBJECTIVE',
  ...wrap(person.summary, 66).map((line) => `    ${line}`),
  'EMPLOYMENT HISTORY',
  ...person.jobs.flatMap((job) => [
    `    ${job.company.toUpperCase()} (${job.location})`,
    `    ${job.title.padEnd(44)}${print.range(job, prints)}`,
    ...job.bullets.flatMap((one) => wrap(one, 60)).map((line) => `        ${line}`),
  ]),
  'EDUCATION',
  ...person.schools.flatMap((school) => [
    `    ${school.school.toUpperCase()} (${school.location})`,
    `    ${print.degree(school).padEnd(44)}${print.schoolDate(school.end, prints)}`,
  ]),
  'SKILLS',
  ...person.skills.map(({ group, items }) => `    ${`${group}:`.padEnd(14)}${items.join(', ')}`),
  'LANGUAGES',
  `    ${spoken(person).join(', ')}`,
]);

const tableText = lines((person, prints) => {
  const cells = (a: string, b: string, c: string) => `${a.padEnd(22)}${b.padEnd(36)}   ${c}`;
  return [
    person.name,
    `${person.email}, ${person.phone}, ${print.place(person, prints)}`,
    '',
    'WORK HISTORY',
    ...person.jobs.flatMap((job) => [
      cells(print.range(job, prints), job.title, job.company),
      ...job.bullets.flatMap((one) => wrap(one, 54)).map((line) => cells('', line, '')),
    ]),
    '',
    'EDUCATION',
    ...person.schools.map((school) =>
      cells(print.schoolDate(school.end, prints), print.degree(school), school.school),
    ),
    '',
    'SKILLS',
    ...allSkills(person).map((skill, at) => `${skill.padEnd(28)}${at % 2 ? 'Advanced' : 'Expert'}`),
  ];
});

const bare = { linkedin: false, street: false, zip: false } as const;
const entries: { id: string; set: Layout['set']; prints: Prints; write: Render }[] = [
  { id: 'text-unmarked', set: 'shapes', prints: { dates: 'Mon YYYY', linkedin: false }, write: unmarked },
  {
    id: 'text-two-columns',
    set: 'shapes',
    prints: { dates: 'MM/YYYY', linkedin: false, street: false },
    write: twoColumns,
  },
  {
    id: 'text-date-column',
    set: 'shapes',
    prints: { dates: 'Mon YYYY', linkedin: false, street: false, summary: false },
    write: dateColumn,
  },
  {
    id: 'text-functional',
    set: 'shapes',
    prints: { dates: 'YYYY', bullets: false, languages: false, ...bare },
    write: functional,
  },
  {
    id: 'text-blank-lines',
    set: 'unseen',
    prints: { dates: 'Month YYYY', street: false, zip: false },
    write: blankLines,
  },
  {
    id: 'text-right-column',
    set: 'unseen',
    prints: {
      dates: 'MM/YYYY',
      linkedin: false,
      street: false,
      summary: false,
      jobPlaces: false,
      schoolPlaces: false,
      languages: false,
    },
    write: rightColumn,
  },
  {
    id: 'text-indented',
    set: 'unseen',
    prints: { dates: 'Mon YYYY', linkedin: false, street: false },
    write: indented,
  },
  {
    id: 'text-table',
    set: 'unseen',
    prints: {
      dates: 'YYYY',
      linkedin: false,
      street: false,
      summary: false,
      jobPlaces: false,
      schoolPlaces: false,
      languages: false,
    },
    write: tableText,
  },
];

export const textShapes: Layout[] = entries.map(({ id, set, prints, write }, at) => ({
  id,
  set,
  prints,
  people: choosePeople(set, at + 4),
  render: { txt: write },
}));
