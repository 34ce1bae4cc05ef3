import { type Prints } from './layout.ts';
import type { Person, PersonJob } from './person.ts';
import * as print from './print.ts';

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function page(person: Person, style: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escape(person.name)}</title><style>
@page{size:Letter;margin:0.6in} *{box-sizing:border-box} body{margin:0;font:10.5pt/1.35 "Liberation Sans",sans-serif;color:#222} p,ul,h1,h2,h3,h4{margin:0} ul{padding-left:16px} ${style}</style></head><body>${body}</body></html>`;
}

export function list(items: string[], attributes = ''): string {
  return `<ul ${attributes}>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
}

export function bullets(job: PersonJob): string {
  return list(job.bullets);
}

export function each<T>(items: T[], render: (item: T) => string): string {
  return items.map(render).join('\n');
}

export function groups({ skills }: Person): string {
  return each(skills, ({ group, items }) => `<p><b>${escape(group)}:</b> ${escape(items.join(', '))}</p>`);
}

export function spoken({ languages }: Person): string[] {
  return languages.map(({ name, level }) => `${name} (${level})`);
}

/** The simplest school entry: degree, then school and place, with the date on the right. */
export function schools(person: Person, prints: Prints): string {
  return each(
    person.schools,
    (school) =>
      `<div class="row"><b>${escape(print.degree(school))}</b><span>${print.schoolDate(school.end, prints)}</span></div><p>${escape(school.school)}${prints.schoolPlaces === false ? '' : `, ${school.location}`}</p>`,
  );
}

export function range(job: { start: string; end: string }, prints: Prints): string {
  return escape(print.range(job, prints));
}

export function extra(person: Person, heading = (text: string) => `<h2>${text}</h2>`): string {
  return person.extra
    ? heading(escape(person.extra.heading)) + each(person.extra.lines, (line) => `<p>${escape(line)}</p>`)
    : '';
}
