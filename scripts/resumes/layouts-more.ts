import { bullets, each, escape, page, range, spoken } from './html-parts.ts';
import { allSkills, type Layout, type Prints } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';

/** Double box-drawing frames around headings, single ones around text. */
function frames(person: Person, prints: Prints): string {
  const inner = 74;
  const heading = (text: string) => [
    `╔${'═'.repeat(inner)}╗`,
    `║ ${text.padEnd(inner - 1)}║`,
    `╚${'═'.repeat(inner)}╝`,
  ];
  const text = (line: string) => `│ ${line.padEnd(inner - 1)}│`;
  const spread = (left: string, right: string) => left + right.padStart(inner - 2 - left.length);
  return [
    ...heading(person.name.toUpperCase()),
    text(`${print.place(person, prints)}  ::  ${person.phone}  ::  ${person.email}`),
    ...heading('EXPERIENCE'),
    ...person.jobs.flatMap((job) => [
      text(spread(job.title, print.range(job, prints))),
      text(`${job.company} | ${job.location}`),
      ...job.bullets.map((one) => text(`  > ${one}`)),
      text(''),
    ]),
    ...heading('EDUCATION'),
    ...person.schools.flatMap((school) => [
      text(spread(school.school, print.schoolDate(school.end, prints))),
      text(`${print.degree(school)} | ${school.location}`),
    ]),
    ...heading('SKILLS'),
    ...person.skills.map(({ group, items }) => text(`${group}: ${items.join(', ')}`)),
    ...heading('LANGUAGES'),
    text(person.languages.map(({ name, level }) => `${name} - ${level}`).join(', ')),
    '',
  ].join('\n');
}

/** A letter-spaced name above rules; job headers centered, their bullets on the left. */
function banner(person: Person, prints: Prints): string {
  return page(
    person,
    `h1{font:400 24pt "Liberation Sans";letter-spacing:7px;text-align:center;border-top:2px solid #333;border-bottom:2px solid #333;padding:6px 0} h2{font-size:12pt;letter-spacing:2px;text-align:center;margin:12px 0 4px} .c{text-align:center}`,
    `<h1>${escape(person.name.toUpperCase())}</h1><p class="c">${print.place(person, prints)} &nbsp;|&nbsp; ${person.phone} &nbsp;|&nbsp; ${person.email} &nbsp;|&nbsp; ${person.linkedin}</p><h2>PROFILE</h2><p>${escape(person.summary)}</p>
<h2>PROFESSIONAL EXPERIENCE</h2>${each(person.jobs, (job) => `<p class="c"><b>${escape(job.company.toUpperCase())}</b>, ${job.location}</p><p class="c"><i>${escape(job.title)}</i> (${range(job, prints)})</p>${bullets(job)}`)}
<h2>EDUCATION</h2>${each(person.schools, (school) => `<p class="c"><b>${escape(school.school.toUpperCase())}</b>, ${school.location}</p><p class="c">${escape(print.degree(school))} (${print.schoolDate(school.end, prints)})</p>`)}
<h2>SKILLS</h2><p class="c">${escape(allSkills(person).join(' · '))}</p><h2>LANGUAGES</h2><p class="c">${spoken(person).join(' · ')}</p>`,
  );
}

/** Each job begins with its years and continues as running text. */
function storyline(person: Person, prints: Prints): string {
  return page(
    person,
    `body{font:11pt/1.4 "Liberation Serif"} h1{font-size:20pt} h2{font-size:12pt;font-style:italic;margin:12px 0 4px} p{margin-bottom:3px}`,
    `<h1>${escape(person.name)}</h1><p>${escape(person.street)}, ${print.place(person, prints)}<br>${person.email}, ${person.phone}</p><h2>Introduction</h2><p>${escape(person.summary)}</p><h2>Employment</h2>
${each(person.jobs, (job) => `<p><b>${range(job, prints)}</b> ${escape(job.title)}, ${escape(job.company)}, ${job.location}</p><p>${escape(job.bullets.join('. '))}.</p>`)}
<h2>Education</h2>${each(person.schools, (school) => `<p><b>${print.schoolDate(school.end, prints)}</b> ${escape(print.degree(school))}, ${escape(school.school)}, ${school.location}</p>`)}<h2>Skills</h2><p>${escape(allSkills(person).join(', '))}</p><h2>Languages</h2><p>${spoken(person).join(', ')}</p>`,
  );
}

/** As federal employers require: hours, supervisors, and salaries between the facts. */
function federal(person: Person, prints: Prints): string {
  return [
    person.name,
    person.street,
    print.place(person, prints),
    `Mobile: ${person.phone}`,
    `Email: ${person.email}`,
    'Citizenship: United States',
    '',
    'WORK EXPERIENCE',
    '',
    ...person.jobs.flatMap((job) => [
      job.company.toUpperCase(),
      job.location,
      print.range(job, prints),
      job.title,
      'Hours per week: 40',
      ...job.bullets.map((one) => `* ${one}`),
      'Supervisor: may be contacted',
      '',
    ]),
    'EDUCATION',
    '',
    ...person.schools.flatMap((school) => [
      school.school.toUpperCase(),
      school.location,
      print.degree(school),
      print.schoolDate(school.end, prints),
      '',
    ]),
    'JOB RELATED SKILLS',
    '',
    ...person.skills.map(({ group, items }) => `${group}: ${items.join(', ')}`),
    '',
    'LANGUAGE SKILLS',
    '',
    ...person.languages.map(({ name, level }) => `${name}: ${level}`),
    '',
  ].join('\n');
}

export const moreLayouts: Layout[] = [
  {
    id: 'txt-frames',
    set: 'train',
    prints: { dates: 'MM/YYYY', dash: ' - ', street: false, linkedin: false, summary: false },
    people: ['amina-yusuf', 'harold-weiss', 'rosa-delgado'],
    render: { txt: frames },
  },
  {
    id: 'banner',
    set: 'train',
    prints: { dates: 'Mon YYYY', street: false },
    people: ['dev-raman', 'owen-mcallister', 'camila-ortega'],
    render: { pdf: banner, html: banner },
  },
  {
    id: 'storyline',
    set: 'train',
    prints: { dates: 'YYYY', dash: '-', linkedin: false, paragraphs: true },
    people: ['ingrid-solberg', 'tyrell-boone', 'priya-natarajan'],
    render: { pdf: storyline },
  },
  {
    id: 'federal',
    set: 'train',
    prints: { dates: 'MM/YYYY', dash: ' - ', linkedin: false, summary: false },
    people: ['marcus-hale', 'amina-yusuf', 'owen-mcallister'],
    render: { txt: federal },
  },
];
