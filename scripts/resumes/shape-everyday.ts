// Resumes as people write them without a template: notes, Markdown, forms, and small web pages.
import { allSkills, type DateStyle, type Layout, type Prints } from './layout.ts';
import type { Person, PersonJob } from './person.ts';
import * as print from './print.ts';
import { choosePeople } from './shape-people.ts';

type Write = (person: Person, prints: Prints) => string;

const join = <T>(items: T[], write: (item: T) => string) => items.map(write).join('');
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const items = (job: PersonJob) => `<ul>${join(job.bullets, (one) => `<li>${html(one)}</li>`)}</ul>`;
const page = (css: string, body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><style>@page{size:Letter;margin:0.6in}body{margin:0;font:10pt/1.4 Arial}h1,h2,h3,p,dl,dd{margin:0}ul{margin:2px 0;padding-left:16px}${css}</style></head><body>${body}</body></html>`;
const short = (date: string) => (date === 'present' ? 'now' : `’${date.slice(2, 4)}`);
const spoken = ({ languages }: Person) => languages.map(({ name }) => name).join(', ');

/** Everything in lowercase letters, headings to the left of their text. */
const lowercase: Write = (person) => {
  const part = (label: string, body: string) => `<div class="part"><h2>${label}</h2><div>${body}</div></div>`;
  return page(
    'h1{font-size:28pt;font-weight:300}.part{display:grid;grid-template-columns:100px 1fr;gap:18px;margin-top:10px}h2{font-size:9.5pt;font-weight:300;text-align:right;color:gray}i{font-style:normal;color:gray}',
    `<h1>${html(person.name.toLowerCase())}</h1><p>${person.city}, ${person.state} ${person.phone} ${person.email}</p>${part('hello', html(person.summary))}${part(
      'where i’ve worked',
      join(
        person.jobs,
        (job) =>
          `<p><b>${html(job.company)}</b> ${html(job.title)} <i>${short(job.start)} – ${short(job.end)}</i></p>${items(job)}`,
      ),
    )}${part(
      'where i studied',
      join(
        person.schools,
        (school) =>
          `<p><b>${html(school.school)}</b> ${html(print.degree(school, ', '))} <i>${short(school.end)}</i></p>`,
      ),
    )}${part('what i’m good at', html(allSkills(person).join(', ')))}${part('languages', spoken(person))}`,
  );
};

/** Dates to the left of each line, as a LaTeX class prints them. */
const datesLeft: Write = (person, prints) => {
  const row = (left: string, right: string) => `<tr><td class="when">${left}</td><td>${right}</td></tr>`;
  const head = (text: string) => `<tr><td class="bar"></td><td class="head">${text}</td></tr>`;
  return page(
    'h1{font-size:30pt;font-weight:300}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 8px}.when{width:110px;text-align:right}.head{font-size:14pt;color:#36c}.bar{border-bottom:4px solid #36c}.side{float:right;text-align:right;font-style:italic;font-size:8.5pt}',
    `<div class="side">${person.street}<br>${print.place(person, prints)}<br>${person.phone}<br>${person.email}</div><h1>${html(person.name)}</h1><p>${html(person.label)}</p><table>${head('Experience')}${join(person.jobs, (job) => row(print.range(job, prints), `<b>${html(job.title)}</b>, <i>${html(job.company)}</i>, ${html(job.location)}.${items(job)}`))}${head('Education')}${join(person.schools, (school) => row(print.schoolDate(school.end, prints), `<b>${html(print.degree(school))}</b>, <i>${html(school.school)}</i>, ${html(school.location)}.`))}${head('Skills')}${join(person.skills, (group) => row(html(group.group), html(group.items.join(', '))))}${head('Languages')}${join(person.languages, (one) => row(one.name, one.level))}</table>`,
  );
};

/** Jobs and schools as cards in a grid. */
const cards: Write = (person, prints) => {
  const card = (body: string) => `<div class="card">${body}</div>`;
  return page(
    'h1{font-size:24pt}h2{font-size:12pt;margin:12px 0 4px;text-transform:uppercase;letter-spacing:1px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:10px}.card{border:1px solid #ccc;border-radius:6px;padding:8px;font-size:9pt}h3{font-size:10pt}small{color:gray}',
    `<h1>${html(person.name)}</h1><p>${html(person.label)} · ${print.place(person, prints)} · ${person.phone} · ${person.email}</p><h2>About</h2><p>${html(person.summary)}</p><h2>Experience</h2><div class="grid">${join(person.jobs, (job) => card(`<h3>${html(job.title)}</h3><p>${html(job.company)} · ${html(job.location)}</p><small>${print.range(job, prints)}</small>${items(job)}`))}</div><h2>Education</h2><div class="grid">${join(person.schools, (school) => card(`<h3>${html(print.degree(school))}</h3><p>${html(school.school)} · ${html(school.location)}</p><small>${print.schoolDate(school.end, prints)}</small>`))}</div><h2>Skills</h2><p>${allSkills(person).map(html).join(' · ')}</p><h2>Languages</h2><p>${spoken(person)}</p>`,
  );
};

/** A developer's page in one monospaced font, with comment signs before headings. */
const monospace: Write = (person, prints) => {
  const head = (text: string) => `<h2># ${text}</h2>`;
  return page(
    'body{font:9pt/1.45 monospace}h1{font-size:15pt}h2{font-size:10pt;margin-top:10px}ul{list-style:none;padding-left:14px}li:before{content:"- "}',
    `<h1>${html(person.name)}</h1><p>${html(person.label)}</p><p>email: ${person.email}</p><p>phone: ${person.phone}</p><p>location: ${print.place(person, prints)}</p>${head('about')}<p>${html(person.summary)}</p>${head('experience')}${join(person.jobs, (job) => `<p><b>${html(job.title)} @ ${html(job.company)}</b> [${print.range(job, prints)}]</p><p>${html(job.location)}</p>${items(job)}`)}${head('education')}${join(person.schools, (school) => `<p><b>${html(print.degree(school))}</b> [${print.schoolDate(school.end, prints)}]</p><p>${html(school.school)}, ${html(school.location)}</p>`)}${head('skills')}${join(person.skills, (group) => `<p>${html(group.group)}: ${html(group.items.join(', '))}</p>`)}${head('languages')}<p>${spoken(person)}</p>`,
  );
};

/** Section names in gray bars, dates before titles. */
const grayBars: Write = (person, prints) =>
  page(
    'body{font-family:serif}h1{text-align:center;font-size:22pt;letter-spacing:6px;text-transform:uppercase}h2{background:#ddd;font-size:11pt;padding:2px 6px;margin-top:10px}.middle{text-align:center}',
    `<h1>${html(person.name)}</h1><p class="middle">${person.street}, ${print.place(person, prints)}</p><p class="middle">${person.phone} ◆ ${person.email}</p><h2>PROFILE</h2><p>${html(person.summary)}</p><h2>EMPLOYMENT HISTORY</h2>${join(person.jobs, (job) => `<p>${print.range(job, prints)}: <b>${html(job.title)}</b>, ${html(job.company)}, ${html(job.location)}</p>${items(job)}`)}<h2>EDUCATION</h2>${join(person.schools, (school) => `<p>${print.schoolDate(school.end, prints)}: <b>${html(print.degree(school))}</b>, ${html(school.school)}, ${html(school.location)}</p>`)}<h2>KNOWLEDGE, SKILLS, AND TOOLS</h2><table style="width:100%"><tr><th>Skill</th><th>Years</th><th>Level</th></tr>${allSkills(
      person,
    )
      .map(
        (one, at) =>
          `<tr><td>${html(one)}</td><td>${(at % 7) + 2}</td><td>${['Expert', 'Advanced', 'Proficient'][at % 3]}</td></tr>`,
      )
      .join('')}</table><h2>LANGUAGES</h2><p>${spoken(person)}</p>`,
  );

/** Definition lists. */
const definitions: Write = (person, prints) =>
  page(
    'dt{font-weight:bold}dd{margin-left:24px}',
    `<h1>${html(person.name)}</h1><dl><dt>Email</dt><dd>${person.email}</dd><dt>Phone</dt><dd>${person.phone}</dd><dt>Address</dt><dd>${person.street}, ${print.place(person, prints)}</dd></dl><h2>Summary</h2><p>${html(person.summary)}</p><h2>Experience</h2><dl>${join(person.jobs, (job) => `<dt>${html(job.title)}, ${html(job.company)}</dt><dd>${html(job.location)} | ${print.range(job, prints)}</dd>${join(job.bullets, (one) => `<dd>${html(one)}</dd>`)}`)}</dl><h2>Education</h2><dl>${join(person.schools, (school) => `<dt>${html(school.school)}</dt><dd>${html(print.degree(school))}</dd><dd>${html(school.location)} | ${print.schoolDate(school.end, prints)}</dd>`)}</dl><h2>Skills</h2><dl>${join(person.skills, (group) => `<dt>${html(group.group)}</dt><dd>${html(group.items.join(', '))}</dd>`)}</dl><h2>Languages</h2><dl>${join(person.languages, (one) => `<dt>${one.name}</dt><dd>${one.level}</dd>`)}</dl>`,
  );

/** A personal site: a menu, a timeline of list items, badges. */
const portfolio: Write = (person, prints) =>
  page(
    '.badge{display:inline-block;border:1px solid;padding:2px 8px}.years{color:gray}h3 small{font-weight:normal}',
    `<nav><a href="#a">About</a> <a href="#w">Work</a> <a href="#c">Contact</a></nav><p>Hi, my name is</p><h1>${html(person.name)}</h1><p>${html(person.label)} in ${person.city}, ${person.state}</p><h2>About me</h2><p>${html(person.summary)}</p><h2>Experience</h2><ol>${join(person.jobs, (job) => `<li><span class="years">${print.range(job, prints)}</span><h3>${html(job.title)} <small>${html(job.company)}</small></h3>${items(job)}</li>`)}</ol><h2>Education</h2>${join(person.schools, (school) => `<p><span class="years">${print.schoolDate(school.end, prints)}</span> <b>${html(school.school)}</b> <span>${html(print.degree(school))}</span></p>`)}<h2>Skills</h2>${join(allSkills(person), (one) => `<span class="badge">${html(one)}</span>`)}<h2>Languages</h2>${join(person.languages, (one) => `<span class="badge">${one.name}</span>`)}<h2>Contact</h2><p>${person.email}</p><p>${person.phone}</p><small>© 2025. Made by hand.</small>`,
  );

/** A form for a public employer. */
const form: Write = (person, prints) =>
  page(
    'h1{font-size:14pt}h2{font-size:11pt;margin-top:12px}',
    `<h1>${html(person.name)}</h1><p>${person.street}</p><p>${print.place(person, prints)}</p><p>Day Phone: ${person.phone}</p><p>Email: ${person.email}</p><p>Citizenship: U.S. Citizen</p><h2>OBJECTIVE</h2><p>${html(person.summary)}</p><h2>WORK EXPERIENCE</h2>${join(person.jobs, (job) => `<p><b>Employer:</b> ${html(job.company)}</p><p><b>Job Title:</b> ${html(job.title)}</p><p><b>Location:</b> ${html(job.location)}</p><p><b>Dates Employed:</b> ${print.range(job, prints)}</p><p><b>Hours per week:</b> 40</p><p><b>Duties, Accomplishments and Related Skills:</b></p>${items(job)}`)}<h2>EDUCATION</h2>${join(person.schools, (school) => `<p><b>School:</b> ${html(school.school)}</p><p><b>Location:</b> ${html(school.location)}</p><p><b>Degree:</b> ${html(print.degree(school))}</p><p><b>Completed:</b> ${print.schoolDate(school.end, prints)}</p>`)}<h2>KNOWLEDGE, SKILLS AND ABILITIES</h2><ul>${join(allSkills(person), (one) => `<li>${html(one)}</li>`)}</ul>`,
  );

const lines = (list: string[]) => `${list.join('\n')}\n`;

const markdown: Write = (person, prints) =>
  lines([
    `# ${person.name}`,
    '',
    `**${person.label}**`,
    '',
    `${print.place(person, prints)} | ${person.phone} | [${person.email}](mailto:${person.email}) | [LinkedIn](https://${person.linkedin})`,
    '',
    '## Summary',
    '',
    person.summary,
    '',
    '## Experience',
    ...person.jobs.flatMap((job) => [
      '',
      `### ${job.title} — ${job.company}`,
      `*${print.range(job, prints)}* · _${job.location}_`,
      '',
      ...job.bullets.map((one) => `* ${one}`),
    ]),
    '',
    '## Education',
    '',
    ...person.schools.map(
      (school) =>
        `- **${print.degree(school)}**, ${school.school}, ${school.location} (${print.schoolDate(school.end, prints)})`,
    ),
    '',
    '## Skills',
    '',
    ...person.skills.map((group) => `- **${group.group}:** ${group.items.join(', ')}`),
    '',
    '## Languages',
    '',
    ...person.languages.map(({ name, level }) => `- ${name} (${level})`),
  ]);

/** Typed on a phone: short lines, lowercase headings, Windows line ends. */
const notes: Write = (person, prints) =>
  [
    person.name,
    person.phone,
    person.email,
    `${person.city}, ${person.state}`,
    '',
    'about me',
    person.summary,
    '',
    'work',
    ...person.jobs.flatMap((job) => [
      '',
      `${job.title}, ${job.company}`,
      `${job.location}, ${print.range(job, prints)}`,
      ...job.bullets.map((one) => `-${one}`),
    ]),
    '',
    'school',
    ...person.schools.flatMap((school) => [
      '',
      school.school,
      `${print.degree(school)}, ${print.schoolDate(school.end, prints)}`,
    ]),
    '',
    'skills',
    allSkills(person).join(', '),
    '',
    'languages',
    spoken(person),
  ].join('\r\n');

/** Headings underlined with signs. */
const underlined: Write = (person, prints) => {
  const head = (text: string) => ['', text, '='.repeat(text.length)];
  const spaced = person.name
    .toUpperCase()
    .split(' ')
    .map((word) => word.replaceAll(/(?<=.)(?=.)/g, ' '))
    .join('   ');
  return lines([
    spaced,
    `${person.phone} | ${person.email} | ${print.place(person, prints)}`,
    ...head('Summary'),
    person.summary,
    ...head('Experience'),
    ...person.jobs.flatMap((job) => [
      '',
      `${job.company} -- ${job.location}`,
      `${job.title} (${print.range(job, prints)})`,
      ...job.bullets.map((one) => `  * ${one}`),
    ]),
    ...head('Education'),
    ...person.schools.flatMap((school) => [
      `${print.degree(school)}, ${print.schoolDate(school.end, prints)}`,
      `${school.school} -- ${school.location}`,
    ]),
    ...head('Skills'),
    ...allSkills(person).map((one) => `  * ${one}`),
    ...head('Languages'),
    spoken(person),
  ]);
};

function rtf(text: string): string {
  return Array.from(text)
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if ('\\{}'.includes(letter)) return `\\${letter}`;
      return code > 127 ? `\\uc0\\u${code} ` : letter === '\t' ? '\\tab ' : letter;
    })
    .join('');
}

/** What TextEdit writes: a backslash before the line end closes a paragraph. */
const textEdit: Write = (person, prints) => {
  const plain = (text: string) => `\\f0\\b0\\fs24 ${rtf(text)}\\\n`;
  const bold = (text: string) => `\\f1\\b\\fs24 ${rtf(text)}\\\n`;
  const item = (text: string) => `\\ls1\\ilvl0\\f0\\b0\\fs24 {\\listtext\t\\uc0\\u8226 \t}${rtf(text)}\\\n`;
  const list = '\\pard\\tx220\\tx720\\li720\\fi-720\\pardirnatural\\partightenfactor0\n';
  const normal = '\\pard\\tx720\\pardirnatural\\partightenfactor0\n';
  return `{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761\n\\cocoatextscaling0\\cocoaplatform0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;\\f1\\fswiss\\fcharset0 Helvetica-Bold;}\n{\\colortbl;\\red255\\green255\\blue255;}\n{\\*\\expandedcolortbl;;}\n\\margl1440\\margr1440\\vieww11520\\viewh8400\\viewkind0\n${normal}\n\\f1\\b\\fs36 \\cf0 ${rtf(person.name)}\\\n${plain(`${person.street}, ${print.place(person, prints)}`)}${plain(`${person.phone} | ${person.email}`)}\\\n${bold('Summary')}${plain(person.summary)}\\\n${bold('Experience')}${join(person.jobs, (job) => `${bold(`${job.title}, ${job.company}`)}${plain(`${job.location}\t${print.range(job, prints)}`)}${list}${join(job.bullets, item)}${normal}`)}\\\n${bold('Education')}${join(person.schools, (school) => `${bold(print.degree(school))}${plain(`${school.school}, ${school.location}\t${print.schoolDate(school.end, prints)}`)}`)}\\\n${bold('Skills')}${plain(allSkills(person).join(', '))}\\\n${bold('Languages')}${plain(spoken(person))}}`;
};

const years: DateStyle = 'YYYY';
const bare = { street: false, zip: false, linkedin: false };
const entries: { id: string; prints: Prints; render: Layout['render'] }[] = [
  {
    id: 'every-lowercase',
    prints: { dates: years, ...bare, jobPlaces: false, schoolPlaces: false },
    render: { pdf: lowercase, html: lowercase },
  },
  {
    id: 'every-dates-left',
    prints: { dates: 'MM/YYYY', linkedin: false, summary: false, dash: '–' },
    render: { pdf: datesLeft, html: datesLeft },
  },
  { id: 'every-cards', prints: { dates: 'Mon YYYY', ...bare }, render: { pdf: cards, html: cards } },
  {
    id: 'every-monospace',
    prints: { dates: 'YYYY-MM', ...bare, dash: '..' },
    render: { pdf: monospace, html: monospace },
  },
  {
    id: 'every-gray-bars',
    prints: { dates: 'MM/YYYY', linkedin: false },
    render: { pdf: grayBars, html: grayBars },
  },
  {
    id: 'every-definitions',
    prints: { dates: 'Month YYYY', linkedin: false },
    render: { html: definitions, pdf: definitions },
  },
  {
    id: 'every-portfolio',
    prints: { dates: years, ...bare, jobPlaces: false, schoolPlaces: false, dash: '–', now: 'Now' },
    render: { html: portfolio, pdf: portfolio },
  },
  {
    id: 'every-form',
    prints: { dates: 'MM/YYYY', linkedin: false, languages: false },
    render: { pdf: form, html: form },
  },
  {
    id: 'every-markdown',
    prints: { dates: 'Mon YYYY', street: false, zip: false },
    render: { txt: markdown },
  },
  {
    id: 'every-notes',
    prints: { dates: 'YYYY', ...bare, schoolPlaces: false, dash: '-', now: 'now' },
    render: { txt: notes },
  },
  { id: 'every-underlined', prints: { dates: 'Month YYYY', ...bare }, render: { txt: underlined } },
  { id: 'every-textedit', prints: { dates: 'Mon YYYY', linkedin: false }, render: { rtf: textEdit } },
];

export const everydayShapes: Layout[] = entries.map(({ id, prints, render }, at) => ({
  id,
  set: 'everyday',
  prints,
  people: choosePeople('shapes', at),
  render,
}));
