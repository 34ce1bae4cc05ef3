import { docxLine, writeDocx } from '#resume/fixtures/docx-fixture.ts';
import { allSkills, type Layout, type Prints, type Render } from './layout.ts';
import type { Person, PersonJob } from './person.ts';
import * as print from './print.ts';
import { choosePeople } from './shape-people.ts';

const strong = '<w:b/>';
const big = '<w:b/><w:sz w:val="44"/>';
const line = (text: string, look = '<w:sz w:val="20"/>') => docxLine(text, '', look);
const head = (text: string) =>
  docxLine(text, '<w:spacing w:before="200"/>', '<w:b/><w:sz w:val="26"/><w:color w:val="1F4E79"/>');
const bullet = (text: string) =>
  docxLine(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', '<w:sz w:val="20"/>');
const cell = (content: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content || line('')}</w:tc>`;
const table = (rows: string[][], widths: number[]) =>
  `<w:tbl><w:tblPr/><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map((content, at) => cell(content, widths[at] ?? 2000)).join('')}</w:tr>`).join('')}</w:tbl>`;
const box = (content: string) =>
  `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;
const columns = (count: number) =>
  `<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:cols w:num="${count}"/></w:sectPr></w:pPr></w:p>`;
const columnBreak = '<w:p><w:r><w:br w:type="column"/></w:r></w:p>';

const join = <T>(items: T[], write: (item: T, at: number) => string) => items.map(write).join('');
const bullets = (job: PersonJob) => join(job.bullets, bullet);
const spoken = ({ languages }: Person) => languages.map(({ name, level }) => `${name} (${level})`);

/** The name in a text box, contact facts in another, dates in a table's first column. */
const boxed = (person: Person, prints: Prints) =>
  `${box(line(person.name, big) + line(person.label))}${box(line('Contact', strong) + line(person.phone) + line(person.email) + line(print.place(person, prints)))}${head('Profile')}${line(person.summary)}${head('Experience')}${table(
    person.jobs.map((job) => [
      line(print.range(job, prints)),
      line(job.title, strong) + line(`${job.company}, ${job.location}`) + bullets(job),
    ]),
    [2200, 7000],
  )}${head('Education')}${table(
    person.schools.map((school) => [
      line(print.schoolDate(school.end, prints)),
      line(print.degree(school), strong) + line(`${school.school}, ${school.location}`),
    ]),
    [2200, 7000],
  )}${head('Skills')}${table(
    chunk(allSkills(person), 2).map((row) => row.map((one) => line(one))),
    [4600, 4600],
  )}${head('Languages')}${line(spoken(person).join(', '))}`;

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, at * size + size),
  );
}

/** Two newspaper columns: facts first, then jobs. */
const newspaper = (person: Person, prints: Prints) =>
  `${line(person.name, big)}${line(person.label)}${columns(1)}${head('CONTACT')}${line(person.email)}${line(person.phone)}${line(person.street)}${line(print.place(person, prints))}${head('SKILLS')}${join(allSkills(person), (one) => line(one))}${head('EDUCATION')}${join(person.schools, (school) => line(school.degree, strong) + line(school.field) + line(school.school) + line(`${school.location}, ${print.schoolDate(school.end, prints)}`))}${columnBreak}${head('EXPERIENCE')}${join(person.jobs, (job) => line(job.company, strong) + line(`${job.title}\t${print.range(job, prints)}`) + line(job.location) + bullets(job))}${columns(2)}`;

/** A sidebar as the left cell of one table, with skills and their levels. */
const sideTable = (person: Person, prints: Prints) =>
  table(
    [
      [
        `${line(person.name.split(' ')[0] ?? '', big)}${line(person.name.split(' ').slice(1).join(' '), big)}${head('Contact')}${line('Phone', strong)}${line(person.phone)}${line('Email', strong)}${line(person.email)}${line('Address', strong)}${line(person.street)}${line(print.place(person, prints))}${head('Skills')}${table(
          allSkills(person).map((one, at) => [line(one), line(at % 2 ? '●●●○○' : '●●●●●')]),
          [1800, 1000],
        )}${head('Languages')}${join(spoken(person), (one) => line(one))}`,
        `${head('Summary')}${line(person.summary)}${head('Experience')}${join(person.jobs, (job) => line(`${job.title} | ${job.company}`, strong) + line(`${job.location}\t${print.range(job, prints)}`) + bullets(job))}${head('Education')}${join(person.schools, (school) => line(school.school, strong) + line(`${print.degree(school)}\t${print.schoolDate(school.end, prints)}`) + line(school.location))}`,
      ],
    ],
    [3000, 6500],
  );

/** The right column is a text box with headings; jobs begin with the employer. */
const rightBox = (person: Person, prints: Prints) =>
  `${line(person.name, big)}${box(`${head('Get in Touch')}${line(person.phone)}${line(person.email)}${line(person.linkedin)}${line(`${person.city}, ${person.state}`)}${head('Expertise')}${join(allSkills(person), (one) => line(one))}${head('Languages')}${join(person.languages, ({ name }) => line(name))}`)}${head('About Me')}${line(person.summary)}${head('Employment History')}${join(person.jobs, (job) => docxLine(`${job.company}\t${job.location}`, '', strong) + docxLine(`${job.title}\t${print.range(job, prints)}`, '', '<w:i/>') + join(job.bullets, (one) => line(one)))}${head('Education')}${join(person.schools, (school) => docxLine(`${school.school}\t${school.location}`, '', strong) + docxLine(`${print.degree(school)}\t${print.schoolDate(school.end, prints)}`, '', '<w:i/>'))}`;

/** One row per job with dates in the last column, headings in their own rows, skills as a table of levels. */
const formTable = (person: Person, prints: Prints) =>
  `${table([[line(person.name, big), `${line(person.phone)}${line(person.email)}${line(print.place(person, prints))}`]], [5600, 3600])}${table(
    [
      [head('Work Experience'), ''],
      ...person.jobs.map((job) => [
        line(job.company, strong) + line(job.title) + bullets(job),
        line(print.range(job, prints)) + line(job.location),
      ]),
      [head('Education'), ''],
      ...person.schools.map((school) => [
        line(school.school, strong) + line(print.degree(school)),
        line(print.schoolDate(school.end, prints)) + line(school.location),
      ]),
      [head('Skills'), ''],
      ...allSkills(person).map((one, at) => [line(one), line(at % 2 ? 'Advanced' : 'Intermediate')]),
    ],
    [6600, 2600],
  )}`;

/** Achievements by skill, then jobs on one line each. */
const functional = (person: Person, prints: Prints) =>
  `${line(person.name, big)}${line(`${person.street} • ${print.place(person, prints)} • ${person.phone} • ${person.email}`)}${head('Career Summary')}${line(person.summary)}${head('Areas of Expertise')}${table(
    chunk(allSkills(person), 3).map((row) => row.map((one) => bullet(one))),
    [3000, 3000, 3000],
  )}${head('Professional Accomplishments')}${join(person.skills, ({ group }, at) => line(group, strong) + join(person.jobs.slice(at, at + 2), (job) => bullet(job.bullets[0] ?? '')))}${head('Employment History')}${join(person.jobs, (job) => line(`${job.title}, ${job.company}, ${job.location}\t${print.range(job, prints)}`))}${head('Education')}${join(person.schools, (school) => line(`${print.degree(school)}, ${school.school}, ${school.location}\t${print.schoolDate(school.end, prints)}`))}`;

const asDocx = (write: (person: Person, prints: Prints) => string): Render => {
  return (person, prints) => writeDocx(write(person, prints));
};
const entries: {
  id: string;
  set: Layout['set'];
  prints: Prints;
  write: (person: Person, prints: Prints) => string;
}[] = [
  {
    id: 'docx-boxed',
    set: 'shapes',
    prints: { dates: 'Mon YYYY', linkedin: false, street: false },
    write: boxed,
  },
  {
    id: 'docx-newspaper',
    set: 'shapes',
    prints: { dates: 'MM/YYYY', linkedin: false, summary: false, languages: false },
    write: newspaper,
  },
  { id: 'docx-side-table', set: 'shapes', prints: { dates: 'Mon YYYY', linkedin: false }, write: sideTable },
  {
    id: 'docx-right-box',
    set: 'unseen',
    prints: { dates: 'Month YYYY', street: false, zip: false },
    write: rightBox,
  },
  {
    id: 'docx-form-table',
    set: 'unseen',
    prints: { dates: 'MM/YYYY', linkedin: false, street: false, summary: false, languages: false },
    write: formTable,
  },
  {
    id: 'docx-functional',
    set: 'unseen',
    prints: { dates: 'YYYY', linkedin: false, bullets: false, languages: false },
    write: functional,
  },
];

export const docxShapes: Layout[] = entries.map(({ id, set, prints, write }, at) => ({
  id,
  set,
  prints,
  people: choosePeople(set, at + 5),
  render: { docx: asDocx(write) },
}));
