import { bullets, each, escape, extra, groups, list, page, range, schools, spoken } from './html-parts.ts';
import { allSkills, type Layout, type Prints } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';

const row = '.row{display:flex;justify-content:space-between}';

/** A dark column on the left with contact, skills, and languages. */
function sidebarLeft(person: Person, prints: Prints): string {
  return page(
    person,
    `@page{margin:0} .all{display:grid;grid-template-columns:2.4in 1fr;min-height:11in} .side{background:#20344a;color:#fff;padding:.5in .25in} .main{padding:.5in .4in} h1{font-size:22pt} .side h2{font-size:11pt;letter-spacing:2px;text-transform:uppercase;margin:16px 0 4px} .main h2{font-size:13pt;color:#20344a;border-bottom:2px solid #20344a;margin:14px 0 6px} h3{font-size:11pt;margin-top:8px} .when{float:right;color:#666;font-size:9.5pt} .side p{font-size:9.5pt;word-break:break-word} .bar{height:4px;background:#fff;margin:2px 0 6px}`,
    `<div class="all"><div class="side"><h2>Contact</h2><p>${person.phone}</p><p>${person.email}</p><p>${escape(person.street)}</p><p>${print.place(person, prints)}</p><p>${person.linkedin}</p>
<h2>Skills</h2>${each(allSkills(person), (skill) => `<p>${escape(skill)}</p><div class="bar"></div>`)}
<h2>Languages</h2>${each(person.languages, ({ name, level }) => `<p>${name} – ${level}</p>`)}
<h2>Certifications</h2>${each(person.certifications, (one) => `<p>${escape(one)}</p>`)}</div>
<div class="main"><h1>${escape(person.name)}</h1><p>${escape(person.label)}</p><h2>Professional Summary</h2><p>${escape(person.summary)}</p>
<h2>Work History</h2>${each(person.jobs, (job) => `<h3><span class="when">${range(job, prints)}</span>${escape(job.title)}</h3><p><i>${escape(job.company)}, ${job.location}</i></p>${bullets(job)}`)}
<h2>Education</h2>${each(person.schools, (school) => `<h3><span class="when">${print.schoolDate(school.end, prints)}</span>${escape(print.degree(school))}</h3><p><i>${escape(school.school)}, ${school.location}</i></p>`)}</div></div>`,
  );
}

/** The main text on the left, a narrow pale column with education and skills on the right. */
function sidebarRight(person: Person, prints: Prints): string {
  return page(
    person,
    `${row} header{border-bottom:3px solid #b5533c;padding-bottom:8px} h1{font:300 26pt "Liberation Serif"} .all{display:flex;gap:.3in} .main{flex:2.2} .side{flex:1;background:#f6efe9;padding:8px 12px;font-size:9.5pt} h2{font-size:10.5pt;text-transform:uppercase;letter-spacing:1.5px;color:#b5533c;margin:12px 0 4px} .at{color:#555}`,
    `<header><h1>${escape(person.name)}</h1><p>${escape(person.label)}</p></header><div class="all"><div class="main"><h2>Profile</h2><p>${escape(person.summary)}</p><h2>Experience</h2>
${each(person.jobs, (job) => `<div style="margin-top:8px"><p><b>${escape(job.company)}</b> <span class="at">| ${job.location}</span></p><div class="row"><i>${escape(job.title)}</i><span>${range(job, prints)}</span></div>${bullets(job)}</div>`)}</div>
<div class="side"><h2>Contact</h2><p>${person.email}</p><p>${person.phone}</p><p>${print.place(person, prints)}</p><p>${person.linkedin}</p>
<h2>Education</h2>${each(person.schools, (school) => `<p><b>${escape(school.school)}</b></p><p>${escape(print.degree(school))}</p><p>${school.location}</p><p style="margin-bottom:6px">${print.schoolDate(school.end, prints)}</p>`)}
<h2>Expertise</h2>${list(allSkills(person))}<h2>Languages</h2>${list(spoken(person))}</div></div>`,
  );
}

/** Text that runs down the first column and continues in the second, as in a newspaper. */
function newsColumns(person: Person, prints: Prints): string {
  return page(
    person,
    `${row} .top{text-align:center;margin-bottom:10px} .flow{columns:2;column-gap:.35in;font-size:9.5pt} h2{font-size:11pt;background:#eee;padding:2px 6px;margin:8px 0 4px;break-after:avoid} .job{break-inside:avoid;margin-bottom:6px}`,
    `<div class="top"><h1>${escape(person.name)}</h1><p>${escape(person.street)} · ${print.place(person, prints)} · ${person.phone} · ${person.email}</p></div><div class="flow"><h2>OBJECTIVE</h2><p>${escape(person.summary)}</p><h2>EMPLOYMENT HISTORY</h2>
${each(person.jobs, (job) => `<div class="job"><b>${escape(job.title)}</b><p>${escape(job.company)}, ${job.location}</p><p>${range(job, prints)}</p>${bullets(job)}</div>`)}
<h2>EDUCATION</h2>${each(person.schools, (school) => `<div class="job"><b>${escape(school.school)}</b><p>${escape(print.degree(school))}</p><p>${school.location}, ${print.schoolDate(school.end, prints)}</p></div>`)}
<h2>SKILLS</h2>${groups(person)}<h2>LANGUAGES</h2><p>${spoken(person).join(', ')}</p></div>`,
  );
}

/** Dates to the left of a vertical line, cards to its right. */
function timeline(person: Person, prints: Prints): string {
  return page(
    person,
    `h1{font-size:24pt;color:#0a6}.step{display:grid;grid-template-columns:1.25in 1fr;column-gap:18px;margin-bottom:8px}.step>div:first-child{text-align:right;color:#777;border-right:2px solid #0a6;padding-right:12px;font-size:9.5pt}h2{font-size:12pt;color:#0a6;margin:12px 0 6px}h3{font-size:11pt}`,
    `<h1>${escape(person.name)}</h1><p>${person.email} | ${person.phone} | ${person.city}, ${person.state} | ${person.linkedin}</p><h2>About Me</h2><p>${escape(person.summary)}</p><h2>Work Experience</h2>
${each(person.jobs, (job) => `<div class="step"><div>${range(job, prints)}</div><div><h3>${escape(job.title)}</h3><p>${escape(job.company)} • ${job.location}</p>${bullets(job)}</div></div>`)}
<h2>Education</h2>${each(person.schools, (school) => `<div class="step"><div>${print.schoolDate(school.end, prints)}</div><div><h3>${escape(print.degree(school, ', '))}</h3><p>${escape(school.school)} • ${school.location}</p></div></div>`)}
<h2>Skills</h2><p>${escape(allSkills(person).join(' • '))}</p><h2>Languages</h2><p>${spoken(person).join(' • ')}</p>${extra(person)}`,
  );
}

/** LinkedIn's own export: contact and top skills on the left, the profile on the right. */
function linkedInProfile(person: Person, prints: Prints): string {
  return page(
    person,
    `@page{margin:0} .all{display:grid;grid-template-columns:2.3in 1fr} .side{background:#293e49;color:#fff;padding:.45in .25in;font-size:9.5pt;min-height:11in} .side h2{font-size:12pt;font-weight:400;margin:14px 0 6px} .side p{margin-bottom:4px} .main{padding:.5in .45in} h1{font-size:24pt;font-weight:400} .main h2{font-size:15pt;font-weight:400;margin:18px 0 8px} .co{font-size:12pt} .ti{font-size:11.5pt} .gr{color:#777;font-size:10pt}`,
    `<div class="all"><div class="side"><h2>Contact</h2><p>${escape(person.street)}</p><p>${print.place(person, prints)}</p><p>${person.phone} (Mobile)</p><p>${person.email}</p><p>www.${person.linkedin} (LinkedIn)</p>
<h2>Top Skills</h2>${each(allSkills(person), (skill) => `<p>${escape(skill)}</p>`)}<h2>Languages</h2>${each(person.languages, ({ name, level }) => `<p>${name} (${level})</p>`)}<h2>Certifications</h2>${each(person.certifications, (one) => `<p>${escape(one)}</p>`)}</div>
<div class="main"><h1>${escape(person.name)}</h1><p>${escape(person.label)}</p><p class="gr">${person.city}, ${person.state}, United States</p><h2>Summary</h2><p>${escape(person.summary)}</p><h2>Experience</h2>
${each(person.jobs, (job) => `<div style="margin-bottom:10px"><p class="co">${escape(job.company)}</p><p class="ti">${escape(job.title)}</p><p class="gr">${range(job, prints)} (${howLong(job)})</p><p class="gr">${job.location}</p>${each(job.bullets, (one) => `<p>${escape(one)}</p>`)}</div>`)}
<h2>Education</h2>${each(person.schools, (school) => `<p class="co">${escape(school.school)}</p><p class="gr" style="margin-bottom:8px">${escape(print.degree(school, ', '))} · (${Number(school.end.slice(0, 4)) - 4} - ${school.end.slice(0, 4)})</p>`)}</div></div>`,
  );
}

function howLong(job: { start: string; end: string }): string {
  const end = job.end === 'present' ? '2026-11' : job.end;
  const [from = [], to = []] = [job.start, end].map((date) => date.split('-').map(Number));
  const total = ((to[0] ?? 0) - (from[0] ?? 0)) * 12 + (to[1] ?? 0) - (from[1] ?? 0) + 1;
  const years = Math.floor(total / 12);
  return [
    years > 0 ? `${years} year${years > 1 ? 's' : ''}` : '',
    total % 12 > 0 ? `${total % 12} month${total % 12 > 1 ? 's' : ''}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A colored band with the name, contact details behind icons, skills as pills in a grid. */
function iconsHeader(person: Person, prints: Prints): string {
  const icon = (name: string) =>
    `<svg width="10" height="10"><circle cx="5" cy="5" r="4"/></svg><span style="display:none">${name}</span>`;
  return page(
    person,
    `${row} @page{margin:0 0 .5in} .band{background:#3b2f63;color:#fff;padding:.4in .6in} h1{font-size:25pt;letter-spacing:1px} .facts{display:flex;flex-wrap:wrap;gap:4px 18px;font-size:9.5pt;margin-top:8px} .body{padding:.2in .6in} h2{font-size:13pt;color:#3b2f63;margin:12px 0 6px} .pills{display:grid;grid-template-columns:repeat(3,1fr);gap:4px} .pills span{border:1px solid #3b2f63;border-radius:9px;text-align:center;font-size:9.5pt}`,
    `<div class="band"><h1>${escape(person.name)}</h1><p>${escape(person.label)}</p><div class="facts"><span>${icon('mail')} ${person.email}</span><span>${icon('phone')} ${person.phone}</span><span>${icon('home')} ${escape(person.street)}, ${print.place(person, prints)}</span><span>${icon('in')} ${person.linkedin}</span></div></div>
<div class="body"><p>${escape(person.summary)}</p><h2>Professional Experience</h2>${each(person.jobs, (job) => `<div style="margin-bottom:8px"><div class="row"><b>${escape(job.title)} · ${escape(job.company)}</b><span>${range(job, prints)}</span></div><p style="font-size:9.5pt;color:#666">${job.location}</p>${bullets(job)}</div>`)}
<h2>Core Skills</h2><div class="pills">${each(allSkills(person), (skill) => `<span>${escape(skill)}</span>`)}</div><h2>Education</h2>${schools(person, prints)}<h2>Languages</h2><p>${spoken(person).join('  ')}</p></div>`,
  );
}

export const columnLayouts: Layout[] = [
  {
    id: 'sidebar-left',
    set: 'train',
    prints: { dates: 'MM/YYYY' },
    people: ['rosa-delgado', 'dev-raman', 'harold-weiss'],
    render: { pdf: sidebarLeft, html: sidebarLeft },
  },
  {
    id: 'sidebar-right',
    set: 'train',
    prints: { dates: 'Mon YYYY', street: false },
    people: ['priya-natarajan', 'camila-ortega', 'ingrid-solberg'],
    render: { pdf: sidebarRight },
  },
  {
    id: 'news-columns',
    set: 'train',
    prints: { dates: 'Month YYYY', dash: ' to ', linkedin: false },
    people: ['owen-mcallister', 'amina-yusuf', 'marcus-hale'],
    render: { pdf: newsColumns },
  },
  {
    id: 'timeline',
    set: 'train',
    prints: { dates: 'Mon YYYY', street: false, zip: false },
    people: ['dev-raman', 'priya-natarajan', 'tyrell-boone'],
    render: { pdf: timeline, html: timeline },
  },
  {
    id: 'linkedin-profile',
    set: 'train',
    prints: { dates: 'Month YYYY', schoolDates: 'YYYY', dash: ' - ', schoolPlaces: false },
    people: ['camila-ortega', 'dev-raman', 'harold-weiss'],
    render: { pdf: linkedInProfile },
  },
  {
    id: 'icons-header',
    set: 'held',
    prints: { dates: 'Mon YYYY', now: 'Current' },
    people: ['amina-yusuf', 'rosa-delgado', 'owen-mcallister'],
    render: { pdf: iconsHeader },
  },
];
