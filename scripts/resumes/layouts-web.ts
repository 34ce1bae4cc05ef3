import { bullets, each, escape, page, range, spoken } from './html-parts.ts';
import { allSkills, type Layout, type Prints } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';

/** Semantic tags and hardly any style. */
function semantic(person: Person, prints: Prints): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Resume</title></head>
<body><header><h1>${escape(person.name)}</h1><p>${escape(person.label)}</p>
<address>${escape(person.street)}<br>${print.place(person, prints)}<br><a href="tel:${person.phone}">${person.phone}</a><br><a href="mailto:${person.email}">${person.email}</a><br><a href="https://www.${person.linkedin}">LinkedIn</a></address></header>
<main><section><h2>Summary</h2><p>${escape(person.summary)}</p></section>
<section><h2>Experience</h2>${each(person.jobs, (job) => `<article><h3>${escape(job.title)}</h3><p><strong>${escape(job.company)}</strong>, ${job.location}</p><p><time>${range(job, prints)}</time></p>${bullets(job)}</article>`)}</section>
<section><h2>Education</h2><dl>${each(person.schools, (school) => `<dt>${escape(print.degree(school))}</dt><dd>${escape(school.school)}, ${school.location}, ${print.schoolDate(school.end, prints)}</dd>`)}</dl></section>
<section><h2>Skills</h2><dl>${each(person.skills, ({ group, items }) => `<dt>${escape(group)}</dt><dd>${escape(items.join(', '))}</dd>`)}</dl></section>
<section><h2>Languages</h2><ul>${each(spoken(person), (one) => `<li>${one}</li>`)}</ul></section></main></body></html>`;
}

/** A web builder page: nested divs, no whitespace between tags, everything by style. */
function flexCards(person: Person, prints: Prints): string {
  return page(
    person,
    `.card{border:1px solid #ddd;padding:12px;margin:8px 0} .head{display:flex;justify-content:space-between} .sub{color:#777} .title{font-weight:700;font-size:12pt} .tags{display:flex;flex-wrap:wrap;gap:6px} .tag{background:#eef;padding:2px 8px} .h{font-size:14pt;font-weight:700;margin-top:14px} .name{font-size:28px;font-weight:800} .facts{display:flex;gap:14px}`,
    `<div class="name">${escape(person.name)}</div><div class="sub">${escape(person.label)}</div><div class="facts"><div>${person.email}</div><div>${person.phone}</div><div>${print.place(person, prints)}</div><div>${person.linkedin}</div></div><div class="h">About</div><div class="card">${escape(person.summary)}</div><div class="h">Employment</div>${person.jobs
      .map(
        (job) =>
          `<div class="card"><div class="head"><span class="title">${escape(job.title)}</span><span>${range(job, prints)}</span></div><div class="sub"><span>${escape(job.company)}</span><span> – </span><span>${job.location}</span></div>${bullets(job)}</div>`,
      )
      .join('')}<div class="h">Education</div>${person.schools
      .map(
        (school) =>
          `<div class="card"><div class="head"><span class="title">${escape(school.school)}</span><span>${print.schoolDate(school.end, prints)}</span></div><div class="sub">${escape(print.degree(school))}</div></div>`,
      )
      .join('')}<div class="h">Skills</div><div class="tags">${allSkills(person)
      .map((skill) => `<span class="tag">${escape(skill)}</span>`)
      .join('')}</div><div class="h">Languages</div><div class="tags">${spoken(person)
      .map((one) => `<span class="tag">${one}</span>`)
      .join('')}</div>`,
  );
}

export const webLayouts: Layout[] = [
  {
    id: 'html-semantic',
    set: 'train',
    prints: { dates: 'Month YYYY' },
    people: ['amina-yusuf', 'tyrell-boone', 'priya-natarajan'],
    render: { html: semantic },
  },
  {
    id: 'html-flex-cards',
    set: 'held',
    prints: { dates: 'MM/YYYY', dash: ' - ', street: false, schoolPlaces: false },
    people: ['dev-raman', 'rosa-delgado', 'harold-weiss'],
    render: { html: flexCards },
  },
];
