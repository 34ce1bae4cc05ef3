import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { allSkills, type Layout, type Prints } from './layout.ts';
import type { Person, PersonJob } from './person.ts';
import * as print from './print.ts';

type Block = Paragraph | Table;

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const borders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
const text = (value: string, look: object = {}) => new TextRun({ text: value, size: 21, ...look });
const line = (...runs: TextRun[]) => new Paragraph({ children: runs });
const bullet = (value: string) => new Paragraph({ bullet: { level: 0 }, children: [text(value)] });
const bullets = (job: PersonJob) => job.bullets.map(bullet);

async function pack(children: Block[], header?: Block[]): Promise<Uint8Array> {
  const headers = header ? { default: new Header({ children: header }) } : undefined;
  return new Uint8Array(
    await Packer.toBuffer(new Document({ sections: [{ ...(headers ? { headers } : {}), children }] })),
  );
}

function table(rows: Block[][][], widths: number[]): Table {
  return new Table({
    width: { size: 10_000, type: WidthType.DXA },
    borders,
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                borders,
                width: { size: widths[index] ?? 5000, type: WidthType.DXA },
                children: children.length > 0 ? children : [line()],
              }),
          ),
        }),
    ),
  });
}

/**
 * A template made of one table: headings and dates on the left, text on the right, contact in the page
 * header.
 */
async function wordTable(person: Person, prints: Prints): Promise<Uint8Array> {
  const head = (value: string) => line(text(value, { bold: true, size: 22, color: '2E74B5', allCaps: true }));
  const first = (heading: string, rows: Block[][]): Block[][][] =>
    rows.map((row, index) => [index === 0 ? [head(heading)] : [], row]);
  return await pack(
    [
      table(
        [
          ...first('Summary', [[line(text(person.summary))]]),
          ...first(
            'Experience',
            person.jobs.map((job) => [
              line(text(job.title, { bold: true }), text(` | ${job.company} | ${job.location}`)),
              line(text(print.range(job, prints), { italics: true })),
              ...bullets(job),
            ]),
          ),
          ...first(
            'Education',
            person.schools.map((school) => [
              line(
                text(print.degree(school), { bold: true }),
                text(` | ${school.school} | ${school.location}`),
              ),
              line(text(print.schoolDate(school.end, prints), { italics: true })),
            ]),
          ),
          ...first('Skills', [[line(text(allSkills(person).join(', ')))]]),
          ...first('Languages', [
            [line(text(person.languages.map(({ name, level }) => `${name} (${level})`).join(', ')))],
          ]),
        ],
        [2200, 7800],
      ),
    ],
    [
      line(text(person.name, { bold: true, size: 36 })),
      line(text(`${person.street}, ${print.place(person, prints)}  ·  ${person.phone}  ·  ${person.email}`)),
    ],
  );
}

/** The word processor's own chronological template, with its heading styles. */
async function wordBasic(person: Person, prints: Prints): Promise<Uint8Array> {
  const heading = (value: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ text: value, heading: level });
  return await pack([
    heading(person.name, HeadingLevel.TITLE),
    line(text(`${person.street}, ${print.place(person, prints)} | ${person.phone} | ${person.email}`)),
    heading('Objective', HeadingLevel.HEADING_1),
    line(text(person.summary)),
    heading('Education', HeadingLevel.HEADING_1),
    ...person.schools.flatMap((school) => [
      heading(
        `${print.degree(school, ' | ')} | ${print.schoolDate(school.end, prints)} | ${school.school}`,
        HeadingLevel.HEADING_2,
      ),
    ]),
    heading('Skills & Abilities', HeadingLevel.HEADING_1),
    ...allSkills(person).map(bullet),
    heading('Experience', HeadingLevel.HEADING_1),
    ...person.jobs.flatMap((job) => [
      heading(`${job.title} | ${job.company} | ${print.range(job, prints)}`, HeadingLevel.HEADING_2),
      ...bullets(job),
    ]),
    heading('Languages', HeadingLevel.HEADING_1),
    line(text(person.languages.map(({ name }) => name).join(', '))),
  ]);
}

/**
 * Company, place, and title on one line, the months in small capitals below; a narrow column on the right.
 */
async function swiss(person: Person, prints: Prints): Promise<Uint8Array> {
  const head = (value: string) => line(text(value, { bold: true, size: 18, color: 'CC0000', allCaps: true }));
  const left: Block[] = [
    head('Experience'),
    ...person.jobs.flatMap((job) => [
      line(
        text(job.company, { bold: true }),
        text(`, ${job.location} — `),
        text(job.title, { italics: true }),
      ),
      line(text(print.range(job, prints), { size: 16, color: '666666', smallCaps: true })),
      ...bullets(job),
    ]),
    head('Education'),
    ...person.schools.flatMap((school) => [
      line(
        text(school.school, { bold: true }),
        text(`, ${school.location} — `),
        text(print.degree(school), { italics: true }),
      ),
      line(text(print.schoolDate(school.end, prints), { size: 16, color: '666666', smallCaps: true })),
    ]),
  ];
  const right: Block[] = [
    line(text(person.street)),
    line(text(print.place(person, prints))),
    line(text(person.phone, { bold: true })),
    line(text(person.email, { bold: true })),
    head('Skills'),
    ...allSkills(person).map((skill) => line(text(skill))),
    head('Languages'),
    line(text(person.languages.map(({ name }) => name).join(', '))),
  ];
  return await pack([
    line(text(person.name, { bold: true, size: 56 })),
    line(text(person.label)),
    table([[left, right]], [6800, 3200]),
  ]);
}

/** Dates at a tab stop; the summary has no heading. */
async function tabbed(person: Person, prints: Prints): Promise<Uint8Array> {
  const spread = (left: TextRun[], right: string) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9800 }],
      children: [...left, text(`\t${right}`)],
    });
  const head = (value: string) =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000' } },
      children: [text(value, { bold: true, size: 24 })],
    });
  return await pack([
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [text(person.name, { bold: true, size: 32 })],
    }),
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [
        text(`${print.place(person, prints)} • ${person.phone} • ${person.email} • ${person.linkedin}`),
      ],
    }),
    line(text(person.summary)),
    head('Relevant Experience'),
    ...person.jobs.flatMap((job) => [
      spread([text(`${job.title}, `, { bold: true }), text(job.company)], print.range(job, prints)),
      line(text(job.location, { italics: true })),
      ...bullets(job),
    ]),
    head('Education & Credentials'),
    ...person.schools.flatMap((school) => [
      spread([text(print.degree(school), { bold: true })], print.schoolDate(school.end, prints)),
      line(text(`${school.school}, ${school.location}`)),
    ]),
    ...person.certifications.map((one) => bullet(one)),
    head('Technical Proficiencies'),
    ...person.skills.map(({ group, items }) =>
      line(text(`${group}: `, { bold: true }), text(items.join(', '))),
    ),
    line(text('Languages: ', { bold: true }), text(person.languages.map(({ name }) => name).join(', '))),
  ]);
}

export const docxLayouts: Layout[] = [
  {
    id: 'word-table',
    set: 'train',
    prints: { dates: 'Mon YYYY', linkedin: false },
    people: ['priya-natarajan', 'marcus-hale', 'rosa-delgado'],
    render: { docx: wordTable },
  },
  {
    id: 'word-basic',
    set: 'held',
    prints: { dates: 'Month YYYY', jobPlaces: false, schoolPlaces: false, linkedin: false },
    people: ['amina-yusuf', 'tyrell-boone', 'harold-weiss'],
    render: { docx: wordBasic },
  },
  {
    id: 'swiss',
    set: 'train',
    prints: { dates: 'Month YYYY', linkedin: false, summary: false },
    people: ['dev-raman', 'camila-ortega', 'ingrid-solberg'],
    render: { docx: swiss },
  },
  {
    id: 'tabbed',
    set: 'train',
    prints: { dates: 'MM/YYYY', street: false },
    people: ['owen-mcallister', 'rosa-delgado', 'marcus-hale'],
    render: { docx: tabbed },
  },
];
