import { bullets, each, escape, extra, groups, list, page, range, schools, spoken } from './html-parts.ts';
import { allSkills, type Layout, type Prints } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';

const row = '.row{display:flex;justify-content:space-between}';

/** Small capitals above a rule; company and place above title and dates, as in LaTeX templates. */
function latexClassic(person: Person, prints: Prints): string {
  return page(
    person,
    `${row} body{font:10.5pt/1.25 "Liberation Serif"} .top{text-align:center} h1{font-size:23pt;font-variant:small-caps;font-weight:400} h2{font-size:13pt;font-variant:small-caps;font-weight:400;border-bottom:.6pt solid #000;margin:10px 0 4px}`,
    `<div class="top"><h1>${escape(person.name)}</h1><p>${person.phone} | ${person.email} | ${person.linkedin} | ${person.city}, ${person.state}</p></div>
<h2>Education</h2>${each(person.schools, (school) => `<div class="row"><b>${escape(school.school)}</b><span>${school.location}</span></div><div class="row"><i>${escape(print.degree(school))}</i><i>${print.schoolDate(school.end, prints)}</i></div>`)}
<h2>Experience</h2>${each(person.jobs, (job) => `<div class="row"><b>${escape(job.company)}</b><span>${job.location}</span></div><div class="row"><i>${escape(job.title)}</i><i>${range(job, prints)}</i></div>${bullets(job)}`)}
${extra(person)}<h2>Technical Skills</h2>${groups(person)}<p><b>Spoken Languages:</b> ${person.languages.map(({ name }) => name).join(', ')}</p>`,
  );
}

/** Dates in a narrow left column, everything about a job on one line on the right. */
function modernCv(person: Person, prints: Prints): string {
  const item = (left: string, right: string) =>
    `<div class="item"><div class="l">${left}</div><div>${right}</div></div>`;
  return page(
    person,
    `body{font:10.5pt/1.3 "Liberation Sans"} .item{display:grid;grid-template-columns:1.3in 1fr;column-gap:.2in;margin-bottom:4px} .l{text-align:right} h2{font-size:14pt;color:#3873b3;font-weight:400;margin:12px 0 6px 0} .top{display:flex;justify-content:space-between} h1{font-size:28pt;font-weight:400} .addr{text-align:right;font-style:italic;font-size:9.5pt}`,
    `<div class="top"><div><h1>${escape(person.name)}</h1><p>${escape(person.label)}</p></div><div class="addr"><p>${escape(person.street)}</p><p>${print.place(person, prints)}</p><p>${person.phone}</p><p>${person.email}</p><p>${person.linkedin}</p></div></div>
<h2>Experience</h2>${each(person.jobs, (job) => item(range(job, prints), `<b>${escape(job.title)}</b>, <i>${escape(job.company)}</i>, ${job.location}.${bullets(job)}`))}
<h2>Education</h2>${each(person.schools, (school) => item(print.schoolDate(school.end, prints), `<b>${escape(print.degree(school))}</b>, <i>${escape(school.school)}</i>, ${school.location}.`))}
<h2>Skills</h2>${each(person.skills, ({ group, items }) => item(`<b>${escape(group)}</b>`, escape(items.join(', '))))}
<h2>Languages</h2>${each(person.languages, ({ name, level }) => item(`<b>${name}</b>`, level))}`,
  );
}

/** Achievements by skill first; the jobs follow as single lines. */
function functional(person: Person, prints: Prints): string {
  return page(
    person,
    `${row} h1{font-size:20pt;text-align:right} .r{text-align:right} h2{font-size:12pt;text-decoration:underline;margin:12px 0 4px}`,
    `<h1>${escape(person.name)}</h1><p class="r">${escape(person.street)}, ${print.place(person, prints)}</p><p class="r">${person.phone} ~ ${person.email}</p>
<h2>QUALIFICATIONS SUMMARY</h2><p>${escape(person.summary)}</p><h2>KEY SKILLS</h2>${groups(person)}
<h2>SELECTED ACCOMPLISHMENTS</h2>${list(person.jobs.flatMap((job) => job.bullets))}
<h2>WORK HISTORY</h2>${each(person.jobs, (job) => `<div class="row"><span>${escape(job.title)}, ${escape(job.company)}, ${job.location}</span><span>${range(job, prints)}</span></div>`)}
<h2>EDUCATION</h2>${each(person.schools, (school) => `<p>${escape(print.degree(school, ', '))}, ${escape(school.school)}, ${school.location}, ${print.schoolDate(school.end, prints)}</p>`)}
<h2>LANGUAGES</h2><p>${spoken(person).join('; ')}</p>`,
  );
}

/** A curriculum vitae: appointments with dates first, then publications. */
function academic(person: Person, prints: Prints): string {
  return page(
    person,
    `body{font:11pt/1.3 "Liberation Serif"} .d{display:flex;gap:.25in;margin-bottom:4px} .d>span:first-child{flex:0 0 1.45in} h1{font-size:17pt;text-align:center} h2{font-size:11.5pt;text-transform:uppercase;margin:14px 0 4px} .c{text-align:center}`,
    `<h1>${escape(person.name)}</h1><p class="c">Curriculum Vitae</p><p class="c">${escape(person.street)}, ${print.place(person, prints)}</p><p class="c">${person.email}; ${person.phone}</p>
<h2>Education</h2>${each(person.schools, (school) => `<div class="d"><span>${print.schoolDate(school.end, prints)}</span><span>${escape(print.degree(school))}, ${escape(school.school)}, ${school.location}</span></div>`)}
<h2>Academic Appointments</h2>${each(person.jobs, (job) => `<div class="d"><span>${range(job, prints)}</span><div><b>${escape(job.title)}</b>, ${escape(job.company)}, ${job.location}${bullets(job)}</div></div>`)}
<h2>Research Skills</h2><p>${escape(allSkills(person).join('; '))}</p>${extra(person)}<h2>Languages</h2><p>${spoken(person).join(', ')}</p>`,
  );
}

/** Licenses first; title, employer, and dates on one line separated by bars. */
function nursing(person: Person, prints: Prints): string {
  return page(
    person,
    `h1{font-size:21pt} h2{background:#dfeef0;padding:3px 8px;font-size:11.5pt;margin:12px 0 6px}`,
    `<h1>${escape(person.name)}</h1><p>${print.place(person, prints)} | ${person.phone} | ${person.email}</p><p>${person.linkedin}</p><h2>Professional Profile</h2><p>${escape(person.summary)}</p>
<h2>Licensure &amp; Certifications</h2>${list(person.certifications)}<h2>Clinical Experience</h2>${each(person.jobs, (job) => `<p style="margin-top:6px"><b>${escape(job.title)}</b> | ${escape(job.company)} | ${job.location} | ${range(job, prints)}</p>${bullets(job)}`)}
<h2>Education</h2>${each(person.schools, (school) => `<p><b>${escape(print.degree(school))}</b> | ${escape(school.school)} | ${school.location} | ${print.schoolDate(school.end, prints)}</p>`)}
<h2>Skills &amp; Competencies</h2><p>${escape(allSkills(person).join(' | '))}</p><h2>Languages</h2><p>${spoken(person).join(' | ')}</p>`,
  );
}

/** Every heading in two languages. */
function bilingual(person: Person, prints: Prints): string {
  return page(
    person,
    `${row} h1{font-size:22pt;color:#7a1f3d} h2{font-size:12pt;color:#7a1f3d;border-bottom:1px solid #7a1f3d;margin:12px 0 5px}`,
    `<h1>${escape(person.name)}</h1><p>${person.phone} • ${person.email} • ${escape(person.street)}, ${print.place(person, prints)}</p><h2>Perfil / Profile</h2><p>${escape(person.summary)}</p>
<h2>Experiencia Laboral / Work Experience</h2>${each(person.jobs, (job) => `<div class="row" style="margin-top:6px"><b>${escape(job.company)}, ${job.location}</b><span>${range(job, prints)}</span></div><p><i>${escape(job.title)}</i></p>${bullets(job)}`)}
<h2>Educación / Education</h2>${schools(person, prints)}<h2>Habilidades / Skills</h2><p>${escape(allSkills(person).join(', '))}</p><h2>Idiomas / Languages</h2><p>${spoken(person).join(', ')}</p>`,
  );
}

/** Everything centered on the page. */
function centered(person: Person, prints: Prints): string {
  return page(
    person,
    `body{text-align:center;font:10.5pt/1.4 "Liberation Serif"} ul{list-style-position:inside;padding:0} h1{font-size:24pt;letter-spacing:4px} h2{font-size:12pt;letter-spacing:3px;margin:14px 0 4px} h3{font-size:11pt}`,
    `<h1>${escape(person.name.toUpperCase())}</h1><p>${escape(person.street)}, ${print.place(person, prints)}</p><p>${person.phone} • ${person.email} • ${person.linkedin}</p><h2>SUMMARY</h2><p>${escape(person.summary)}</p>
<h2>EXPERIENCE</h2>${each(person.jobs, (job) => `<h3>${escape(job.title)}</h3><p>${escape(job.company)}, ${job.location}</p><p><i>${range(job, prints)}</i></p>${bullets(job)}`)}
<h2>EDUCATION</h2>${each(person.schools, (school) => `<h3>${escape(print.degree(school))}</h3><p>${escape(school.school)}, ${school.location}</p><p><i>${print.schoolDate(school.end, prints)}</i></p>`)}
<h2>SKILLS</h2><p>${escape(allSkills(person).join(' • '))}</p><h2>LANGUAGES</h2><p>${spoken(person).join(' • ')}</p>`,
  );
}

/** A form with a label before every value. */
function labeled(person: Person, prints: Prints): string {
  const line = (label: string, value: string) => `<tr><td class="k">${label}</td><td>${value}</td></tr>`;
  return page(
    person,
    `table{width:100%;border-collapse:collapse} .k{width:1.8in;text-align:right;padding-right:14px;color:#446;vertical-align:top} h2{font-size:12pt;color:#446;margin:12px 0 4px}`,
    `<h1>${escape(person.name)}</h1><h2>Personal information</h2><table>${line('Address', `${escape(person.street)}, ${print.place(person, prints)}`)}${line('Telephone', person.phone)}${line('E-mail', person.email)}</table>
<h2>Work experience</h2>${each(person.jobs, (job) => `<table style="margin-bottom:8px">${line('Dates', range(job, prints))}${line('Position held', escape(job.title))}${line('Employer', `${escape(job.company)}, ${job.location}`)}${line('Main activities', bullets(job))}</table>`)}
<h2>Education and training</h2>${each(person.schools, (school) => `<table>${line('Dates', print.schoolDate(school.end, prints))}${line('Qualification', escape(print.degree(school)))}${line('Organisation', `${escape(school.school)}, ${school.location}`)}</table>`)}
<h2>Personal skills</h2><table>${each(person.skills, ({ group, items }) => line(escape(group), escape(items.join(', '))))}${line('Languages', spoken(person).join(', '))}</table>`,
  );
}

/** No bullets: each job is a line and a paragraph. */
function compactInline(person: Person, prints: Prints): string {
  return page(
    person,
    `body{font:10pt/1.3 "Liberation Sans"} h1{display:inline;font-size:18pt} h2{font-size:10pt;text-transform:uppercase;margin:10px 0 2px;color:#a00} p{margin-bottom:4px}`,
    `<div><h1>${escape(person.name)}</h1></div><p>${print.place(person, prints)} / ${person.phone} / ${person.email} / ${person.linkedin}</p><h2>Summary</h2><p>${escape(person.summary)}</p><h2>Career</h2>
${each(person.jobs, (job) => `<p style="margin-bottom:0"><b>${escape(job.title)}, ${escape(job.company)}</b>, ${job.location} (${range(job, prints)})</p>${each(job.bullets, (one) => `<p>${escape(one)}.</p>`)}`)}
<h2>Education</h2>${each(person.schools, (school) => `<p>${escape(print.degree(school))}, ${escape(school.school)}, ${school.location} (${print.schoolDate(school.end, prints)})</p>`)}<h2>Skills</h2><p>${escape(allSkills(person).join(', '))}.</p><h2>Languages</h2><p>${person.languages.map(({ name }) => name).join(', ')}.</p>`,
  );
}

export const pageLayouts: Layout[] = [
  {
    id: 'latex-classic',
    set: 'train',
    prints: { dates: 'Mon YYYY', dash: ' -- ', street: false, zip: false, summary: false },
    people: ['dev-raman', 'amina-yusuf', 'priya-natarajan'],
    render: { pdf: latexClassic },
  },
  {
    id: 'modern-cv',
    set: 'held',
    prints: { dates: 'MM/YYYY', dash: '–', summary: false },
    people: ['ingrid-solberg', 'dev-raman', 'harold-weiss'],
    render: { pdf: modernCv },
  },
  {
    id: 'functional',
    set: 'train',
    prints: { dates: 'YYYY', linkedin: false, bullets: false },
    people: ['camila-ortega', 'marcus-hale', 'harold-weiss'],
    render: { pdf: functional, html: functional },
  },
  {
    id: 'academic',
    set: 'train',
    prints: { dates: 'YYYY', dash: '–', linkedin: false, summary: false },
    people: ['ingrid-solberg', 'priya-natarajan'],
    render: { pdf: academic, html: academic },
  },
  {
    id: 'nursing',
    set: 'train',
    prints: { dates: 'MM/YYYY', street: false },
    people: ['rosa-delgado', 'camila-ortega', 'tyrell-boone'],
    render: { pdf: nursing },
  },
  {
    id: 'bilingual',
    set: 'train',
    prints: { dates: 'Mon YYYY', linkedin: false },
    people: ['camila-ortega', 'rosa-delgado'],
    render: { pdf: bilingual, html: bilingual },
  },
  {
    id: 'centered',
    set: 'held',
    prints: { dates: 'Month YYYY', dash: ' - ' },
    people: ['priya-natarajan', 'tyrell-boone', 'amina-yusuf'],
    render: { pdf: centered },
  },
  {
    id: 'labelled',
    set: 'train',
    prints: { dates: 'MM/YYYY', linkedin: false, summary: false },
    people: ['owen-mcallister', 'ingrid-solberg', 'harold-weiss'],
    render: { pdf: labeled, html: labeled },
  },
  {
    id: 'compact-inline',
    set: 'held',
    prints: { dates: "Mon 'YY", street: false },
    people: ['camila-ortega', 'harold-weiss', 'rosa-delgado'],
    render: { pdf: compactInline },
  },
];
