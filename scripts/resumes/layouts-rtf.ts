import { allSkills, type Layout, type Prints } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';

function rtf(text: string): string {
  return Array.from(text)
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if ('\\{}'.includes(letter)) return `\\${letter}`;
      return code > 127 ? `\\u${code}?` : letter === '\t' ? '\\tab ' : letter;
    })
    .join('');
}

const head =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}{\\f1\\froman\\fcharset2 Symbol;}}{\\colortbl;\\red0\\green0\\blue120;}\\f0\\fs20\n';
const line = (text: string, look = '') => `\\pard${look ? `{${look} ${rtf(text)}}` : ` ${rtf(text)}`}\\par\n`;
const bullet = (text: string) =>
  `\\pard{\\pntext\\f1\\'B7\\tab}{\\*\\pn\\pnlvlblt\\pnf1\\pnindent0{\\pntxtb\\'B7}}\\fi-360\\li720 ${rtf(text)}\\par\n`;

/** What a simple word processor writes: bold lines, tabs, and its own bullets. */
function wordPad(person: Person, prints: Prints): string {
  const heading = (text: string) => `\\pard\\sb120{\\b\\cf1\\fs24 ${text}}\\par\n`;
  return `${head}${line(person.name, '\\b\\fs36')}${line(`${person.street}, ${print.place(person, prints)}`)}${line(`${person.phone}\t${person.email}`)}${heading('Profile')}${line(person.summary)}${heading('Work Experience')}${person.jobs
    .map(
      (job) =>
        `\\pard\\tx8000{\\b ${rtf(job.title)}}\\tab ${rtf(print.range(job, prints))}\\par\n${line(`${job.company}, ${job.location}`, '\\i')}${job.bullets.map(bullet).join('')}`,
    )
    .join('')}${heading('Education')}${person.schools
    .map(
      (school) =>
        `\\pard{\\b ${rtf(print.degree(school))}}\\tab ${print.schoolDate(school.end, prints)}\\par\n${line(`${school.school}, ${school.location}`, '\\i')}`,
    )
    .join(
      '',
    )}${heading('Skills')}${allSkills(person).map(bullet).join('')}${heading('Languages')}${line(person.languages.map(({ name, level }) => `${name} (${level})`).join(', '))}}`;
}

/** A trades resume: licenses, then one table row per job. */
function trades(person: Person, prints: Prints): string {
  const heading = (text: string) => `\\pard\\qc{\\b\\ul ${text}}\\par\n`;
  const row = (left: string, right: string[]) =>
    `\\trowd\\cellx2200\\cellx9600\\pard\\intbl ${rtf(left)}\\cell\\pard\\intbl ${right.join('\\par\\pard\\intbl ')}\\cell\\row\n`;
  return `${head}\\pard\\qc{\\b\\fs32 ${rtf(person.name)}}\\par\n\\pard\\qc ${rtf(`${person.street}, ${print.place(person, prints)}`)}\\par\n\\pard\\qc ${rtf(`Cell ${person.phone}  |  ${person.email}`)}\\par\n${heading('LICENSES AND CERTIFICATIONS')}${person.certifications.map(bullet).join('')}${heading('EMPLOYMENT')}${person.jobs
    .map((job) =>
      row(print.range(job, prints), [
        `{\\b ${rtf(job.company)}}, ${rtf(job.location)}`,
        `{\\i ${rtf(job.title)}}`,
        ...job.bullets.map((one) => `\\bullet  ${rtf(one)}`),
      ]),
    )
    .join('')}${heading('EDUCATION')}${person.schools
    .map((school) =>
      row(print.schoolDate(school.end, prints), [
        `{\\b ${rtf(print.degree(school))}}`,
        `${rtf(school.school)}, ${rtf(school.location)}`,
      ]),
    )
    .join(
      '',
    )}${heading('SKILLS')}${line(allSkills(person).join(', '))}${heading('LANGUAGES')}${line(person.languages.map(({ name }) => name).join(', '))}}`;
}

export const rtfLayouts: Layout[] = [
  {
    id: 'rtf-wordpad',
    set: 'train',
    prints: { dates: 'Mon YYYY', dash: ' - ', linkedin: false },
    people: ['amina-yusuf', 'camila-ortega', 'ingrid-solberg'],
    render: { rtf: wordPad },
  },
  {
    id: 'trades',
    set: 'train',
    prints: { dates: 'MM/YYYY', dash: ' to ', linkedin: false, summary: false },
    people: ['tyrell-boone', 'owen-mcallister', 'harold-weiss'],
    render: { rtf: trades },
  },
];
