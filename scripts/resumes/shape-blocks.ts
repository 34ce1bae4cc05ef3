// The parts of a resume as HTML, each in several shapes; a layout picks one of each.
import { each, escape, list, range } from './html-parts.ts';
import { allSkills, type Prints } from './layout.ts';
import type { Person, PersonJob } from './person.ts';
import * as print from './print.ts';

type Block = (person: Person, prints: Prints) => string;

const p = (text: string, name = '') => `<p${name ? ` class="${name}"` : ''}>${escape(text)}</p>`;
const h = (text: string) => `<h3>${escape(text)}</h3>`;
const row = (left: string, right: string) => `<div class="row"><div>${left}</div><div>${right}</div></div>`;
const span = (text: string, name: string) => `<span class="${name}">${escape(text)}</span>`;

function halves(name: string): [string, string] {
  const [first = '', ...others] = name.split(' ');
  return [first, others.join(' ')];
}

export const names = {
  plain: ({ name, label }) => `<h1>${escape(name)}</h1>${p(label, 'label')}`,
  lines: ({ name, label }) => `<h1>${halves(name).map(escape).join('<br>')}</h1>${p(label, 'label')}`,
  blocks: ({ name, label }) =>
    `<div class="given">${escape(halves(name)[0])}</div><div class="family">${escape(halves(name)[1])}</div>${p(label, 'label')}`,
  tones: ({ name, label }) =>
    `<h1><span class="light">${escape(halves(name)[0])}</span> <span class="heavy">${escape(halves(name)[1])}</span></h1>${p(label, 'label')}`,
  spaced: ({ name, label }) => `<h1 class="spaced">${escape(name)}</h1>${p(label, 'label spaced')}`,
  drawn: ({ name, label }) =>
    `<svg width="460" height="44" role="img"><text x="0" y="34" font-size="32">${escape(name)}</text></svg>${p(label, 'label')}`,
  labelFirst: ({ name, label }) => `${p(label, 'label')}<h1>${escape(name)}</h1>`,
  loudLabel: ({ name, label }) => `<p class="quiet">${escape(name)}</p><h1>${escape(label)}</h1>`,
} satisfies Record<string, Block>;

const facts = (person: Person, prints: Prints): [string, string][] => [
  ['Phone', person.phone],
  ['Email', person.email],
  ...(prints.place === false
    ? []
    : ([
        ['Address', `${prints.street === false ? '' : `${person.street}, `}${print.place(person, prints)}`],
      ] as [string, string][])),
  ...(prints.linkedin === false ? [] : ([['LinkedIn', person.linkedin]] as [string, string][])),
];
const glyphs = ['\uf095', '\uf0e0', '\uf3c5', '\uf08c'];
const symbols = ['✆', '✉', '⌂', '⚭'];

export const contacts = {
  line: (person, prints) =>
    p(
      facts(person, prints)
        .map(([, value]) => value)
        .join('  |  '),
      'facts',
    ),
  captions: (person, prints) =>
    `<div class="facts grid">${each(facts(person, prints), ([name, value]) => `<div><div class="caption">${name}</div><div>${escape(value)}</div></div>`)}</div>`,
  under: (person, prints) =>
    `<div class="facts grid">${each(facts(person, prints), ([name, value]) => `<div><div>${escape(value)}</div><div class="caption">${name}</div></div>`)}</div>`,
  glyphs: (person, prints) =>
    `<div class="facts">${facts(person, prints)
      .map(([, value], at) => `<p><i class="icon">${glyphs[at]}</i> ${escape(value)}</p>`)
      .join('')}</div>`,
  symbols: (person, prints) =>
    `<p class="facts">${facts(person, prints)
      .map(([, value], at) => `<span>${symbols[at]} ${escape(value)}</span>`)
      .join(' ')}</p>`,
  table: (person, prints) =>
    `<table class="facts">${each(facts(person, prints), ([name, value]) => `<tr><td>${name}</td><td>${escape(value)}</td></tr>`)}</table>`,
  stacked: (person, prints) =>
    `<div class="facts">${each(facts(person, prints), ([, value]) => p(value))}</div>`,
} satisfies Record<string, Block>;

const jobList = (write: (job: PersonJob, prints: Prints, at: number) => string): Block => {
  return ({ jobs }, prints) => jobs.map((job, at) => write(job, prints, at)).join('\n');
};
const points = (job: PersonJob, prints: Prints) =>
  prints.bullets === false ? '' : prints.paragraphs ? p(`${job.bullets.join('. ')}.`) : list(job.bullets);

export const jobs = {
  datesLeft: jobList(
    (job, prints) =>
      `<div class="step"><div class="when">${range(job, prints)}</div><div>${h(job.title)}${p(`${job.company}, ${job.location}`)}${points(job, prints)}</div></div>`,
  ),
  datesAndPlaceLeft: jobList(
    (job, prints) =>
      `<div class="step"><div class="when"><p>${range(job, prints)}</p>${p(job.location)}</div><div>${h(job.title)}${p(job.company, 'at')}${points(job, prints)}</div></div>`,
  ),
  stackedDates: jobList((job, prints) => {
    const [start = '', end = ''] = range(job, prints).split(prints.dash ?? ' – ');
    return `<div class="step"><div class="when"><p>${end}</p><p>–</p><p>${start}</p></div><div>${h(job.company)}${p(job.title, 'at')}${p(job.location, 'small')}${points(job, prints)}</div></div>`;
  }),
  companyLeft: jobList(
    (job, prints) =>
      `<div class="step"><div class="when">${p(job.company, 'strong')}${p(job.location)}<p>${range(job, prints)}</p></div><div>${h(job.title)}${points(job, prints)}</div></div>`,
  ),
  classic: jobList(
    (job, prints) =>
      `<div class="entry">${row(`<b>${escape(job.company)}</b>`, job.location)}${row(`<i>${escape(job.title)}</i>`, range(job, prints))}${points(job, prints)}</div>`,
  ),
  slash: jobList(
    (job, prints) =>
      `<div class="entry">${row(`<b>${escape(job.title)} / ${escape(job.company)}</b>`, range(job, prints))}${p(job.location, 'small')}${points(job, prints)}</div>`,
  ),
  at: jobList(
    (job, prints) =>
      `<div class="entry"><h3>${escape(job.title)} <span class="thin">at ${escape(job.company)}</span></h3><p class="small">${job.location} | ${range(job, prints)}</p>${points(job, prints)}</div>`,
  ),
  datesFirst: jobList(
    (job, prints) =>
      `<div class="entry"><p class="small">${range(job, prints)}</p>${h(job.title)}${p(`${job.company} · ${job.location}`)}${points(job, prints)}</div>`,
  ),
  companyDash: jobList(
    (job, prints) =>
      `<div class="entry"><p><b>${escape(job.company)}</b> — <i>${escape(job.title)}</i> (${range(job, prints)})</p>${p(job.location, 'small')}${points(job, prints)}</div>`,
  ),
  datesRight: jobList(
    (job, prints) =>
      `<div class="step wide"><div>${h(job.title)}${p(job.company, 'at')}${points(job, prints)}</div><div class="when"><p>${range(job, prints)}</p>${p(job.location)}</div></div>`,
  ),
  sides: (person, prints) =>
    `<div class="sides">${person.jobs
      .map(
        (job, at) =>
          `<div class="${at % 2 ? 'east' : 'west'}"><p class="small">${range(job, prints)}</p>${h(job.title)}${p(`${job.company}, ${job.location}`)}${points(job, prints)}</div>`,
      )
      .join('\n')}</div>`,
  cards: (person, prints) =>
    `<div class="pair">${each(person.jobs, (job) => `<div class="card">${h(job.title)}${p(job.company, 'at')}<p class="small">${job.location}</p><p class="small">${range(job, prints)}</p>${points(job, prints)}</div>`)}</div>`,
  table: (person, prints) =>
    `<table class="jobs"><tr><th>Dates</th><th>Employer</th><th>Position and duties</th></tr>${each(person.jobs, (job) => `<tr><td>${range(job, prints)}</td><td>${p(job.company, 'strong')}${p(job.location)}</td><td>${p(job.title, 'strong')}${points(job, prints)}</td></tr>`)}</table>`,
  pipes: jobList(
    (job, prints) =>
      `<div class="entry"><p><b>${escape(job.company)}</b> | ${job.location} | <i>${escape(job.title)}</i> | ${range(job, prints)}</p>${points(job, prints)}</div>`,
  ),
  spans: jobList(
    (job, prints) =>
      `<section class="entry"><header>${span(job.title, 'title')}${span(job.company, 'org')}${span(job.location, 'place')}<time>${range(job, prints)}</time></header>${points(job, prints)}</section>`,
  ),
} satisfies Record<string, Block>;

const levels = ['90%', '80%', '70%', '85%', '60%'];

export const skills = {
  bars: (person) =>
    each(
      allSkills(person),
      (skill) => `<div class="skill">${p(skill)}<div class="bar"><div style="width:80%"></div></div></div>`,
    ),
  percent: (person) =>
    allSkills(person)
      .map((skill, at) => row(escape(skill), levels[at % levels.length] ?? ''))
      .join(''),
  dots: (person) => each(allSkills(person), (skill) => row(escape(skill), '<span class="dots">●●●●○</span>')),
  stars: (person) => each(allSkills(person), (skill) => `<p>${escape(skill)} ★★★★☆</p>`),
  chips: (person) =>
    `<div class="chips">${allSkills(person)
      .map((skill) => span(skill, 'chip'))
      .join('')}</div>`,
  table: (person) => {
    const all = allSkills(person);
    const rows = Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(at * 3, at * 3 + 3));
    return `<table class="skills">${each(rows, (cells) => `<tr>${each(cells, (cell) => `<td>${escape(cell)}</td>`)}</tr>`)}</table>`;
  },
  levelTable: (person) =>
    `<table class="skills"><tr><th>Skill</th><th>Level</th></tr>${allSkills(person)
      .map((skill, at) => `<tr><td>${escape(skill)}</td><td>${at % 2 ? 'Advanced' : 'Expert'}</td></tr>`)
      .join('')}</table>`,
  groupCards: (person) =>
    `<div class="pair">${each(person.skills, ({ group, items }) => `<div class="card"><h4>${escape(group)}</h4>${list(items)}</div>`)}</div>`,
  groupLines: (person) =>
    each(person.skills, ({ group, items }) => `<h4>${escape(group)}</h4>${p(items.join(', '))}`),
  comma: (person) => p(allSkills(person).join(', ')),
  dotted: (person) => p(allSkills(person).join(' · ')),
} satisfies Record<string, (person: Person) => string>;

export const schools = {
  datesLeft: (person, prints) =>
    each(
      person.schools,
      (school) =>
        `<div class="step"><div class="when">${print.schoolDate(school.end, prints)}</div><div>${h(print.degree(school))}${p(`${school.school}, ${school.location}`)}</div></div>`,
    ),
  classic: (person, prints) =>
    each(
      person.schools,
      (school) =>
        `<div class="entry">${row(`<b>${escape(school.school)}</b>`, school.location)}${row(`<i>${escape(print.degree(school))}</i>`, print.schoolDate(school.end, prints))}</div>`,
    ),
  stacked: (person, prints) =>
    each(
      person.schools,
      (school) =>
        `<div class="entry">${p(school.degree, 'strong')}${p(school.field)}${p(school.school)}${p(`${school.location}  |  ${print.schoolDate(school.end, prints)}`, 'small')}</div>`,
    ),
  line: (person, prints) =>
    each(person.schools, (school) =>
      p(
        `${print.degree(school, ', ')} — ${school.school}, ${school.location} (${print.schoolDate(school.end, prints)})`,
      ),
    ),
  datesRight: (person, prints) =>
    each(
      person.schools,
      (school) =>
        `<div class="step wide"><div>${h(school.school)}${p(print.degree(school), 'at')}</div><div class="when"><p>${print.schoolDate(school.end, prints)}</p>${p(school.location)}</div></div>`,
    ),
  table: (person, prints) =>
    `<table class="jobs"><tr><th>Year</th><th>School</th><th>Degree</th></tr>${each(person.schools, (school) => `<tr><td>${print.schoolDate(school.end, prints)}</td><td>${p(school.school, 'strong')}${p(school.location)}</td><td>${escape(print.degree(school))}</td></tr>`)}</table>`,
  cards: (person, prints) =>
    `<div class="pair">${each(person.schools, (school) => `<div class="card">${h(print.degree(school))}${p(school.school, 'at')}${p(school.location, 'small')}<p class="small">${print.schoolDate(school.end, prints)}</p></div>`)}</div>`,
} satisfies Record<string, Block>;

/** What a functional resume puts before its jobs: achievements by skill, without dates. */
export function achievements(person: Person): string {
  return person.skills
    .map(
      ({ group }, at) =>
        `<h4>${escape(group)}</h4>${list(person.jobs.slice(at, at + 2).map((job) => job.bullets[0] ?? ''))}`,
    )
    .join('');
}
