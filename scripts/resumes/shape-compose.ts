import { each, escape, page } from './html-parts.ts';
import type { Prints, Render } from './layout.ts';
import type { Person } from './person.ts';
import { achievements, contacts, jobs, names, schools, skills } from './shape-blocks.ts';

export type Part =
  | 'summary'
  | 'jobs'
  | 'schools'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'contact'
  | 'achievements';

export type Shape = {
  name: keyof typeof names;
  contact: keyof typeof contacts;
  jobs: keyof typeof jobs;
  schools: keyof typeof schools;
  skills: keyof typeof skills;
  /** Where the sections are: one column, a sidebar, or boxes in a grid. */
  frame: 'one' | 'left' | 'right' | 'float' | 'boxes' | 'halves' | 'labels';
  main: Part[];
  side?: Part[];
  look: 'plain' | 'serif' | 'narrow' | 'caps';
  headings?: Partial<Record<Part, string>>;
  /** The name is at the top of the sidebar. */
  nameInSide?: boolean;
  /** Contact details are below everything else. */
  footer?: boolean;
};

const words: Record<Part, string> = {
  summary: 'Profile',
  jobs: 'Experience',
  schools: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  certifications: 'Certifications',
  contact: 'Contact',
  achievements: 'Relevant Experience',
};

const looks = {
  plain:
    'body{font:10pt/1.4 "Liberation Sans"} h1{font-size:26pt} h2{font-size:13pt;color:#1d5c63;margin:14px 0 6px} h3{font-size:11pt} h4{font-size:10pt}',
  serif:
    'body{font:10.5pt/1.35 "Liberation Serif"} h1{font-size:30pt;font-weight:400} h2{font-size:14pt;border-bottom:1px solid #999;margin:14px 0 6px} h3{font-size:11.5pt} h4{font-size:10.5pt;font-style:italic}',
  narrow:
    'body{font:10pt/1.4 "Liberation Sans Narrow"} h1{font-size:28pt;color:#8a2be2} h2{font-size:12pt;text-transform:uppercase;letter-spacing:3px;margin:16px 0 6px} h3{font-size:11pt} h4{font-size:10pt;color:#8a2be2}',
  caps: 'body{font:9.5pt/1.45 "DejaVu Sans"} h1{font-size:22pt;text-transform:uppercase} h2{font-size:10pt;text-transform:uppercase;font-weight:700;border-top:2px solid #333;margin:14px 0 4px} h3{font-size:9.5pt;text-transform:uppercase} h4{font-size:9.5pt}',
};

const style = `.row{display:flex;justify-content:space-between} .step{display:grid;grid-template-columns:1.3in 1fr;column-gap:16px;margin-bottom:9px} .step.wide{grid-template-columns:1fr 1.1in} .step.wide .when{text-align:right} .when{font-size:.92em;color:#555} .entry{margin-bottom:9px} .at{color:#444} .small{font-size:.9em;color:#666} .strong{font-weight:700} .thin{font-weight:400} .caption{font-size:.75em;text-transform:uppercase;color:#888} .facts.grid{display:grid;grid-template-columns:repeat(2,1fr);gap:4px 18px} .side .facts.grid{display:block} .spaced{letter-spacing:6px;text-transform:uppercase} .light{font-weight:300;color:#777} .heavy{font-weight:800} .given{font-size:20pt} .family{font-size:30pt;font-weight:700} .quiet{font-size:14pt} .sides{display:grid;grid-template-columns:1fr 1fr;column-gap:.5in} .west{grid-column:1} .east{grid-column:2;margin-top:30px} .pair{display:grid;grid-template-columns:1fr 1fr;gap:12px} .card{border:1px solid #ccc;padding:8px} .chips{display:flex;flex-wrap:wrap;gap:4px} .chip{border:1px solid #888;border-radius:8px;padding:0 7px} .bar{background:#ddd;height:5px} .bar div{background:#333;height:5px} table{border-collapse:collapse;width:100%} td,th{text-align:left;vertical-align:top;padding:2px 10px 2px 0} .entry header span,.entry header time{display:block} .icon{font-style:normal} .two{display:grid;column-gap:.35in} .side{padding:10px;background:#eef2f3;overflow-wrap:anywhere} .labels>section{display:grid;grid-template-columns:1.4in 1fr;column-gap:14px} .boxes{display:grid;grid-template-columns:1fr 1fr;gap:12px} .boxes>section{border:1px solid #bbb;padding:6px 10px} .floated{float:left;width:31%;background:#eef2f3;padding:10px} .beside{margin-left:35%}`;

/** A page from the chosen parts; `bare` omits its styles, as in many pages saved by programs. */
export function compose(shape: Shape, bare = false): Render {
  return (person, prints) => {
    const html = page(person, `${looks[shape.look]} ${style}`, writeBody(person, prints, shape));
    return bare ? html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/ style="[^"]*"/g, '') : html;
  };
}

function writeBody(person: Person, prints: Prints, shape: Shape): string {
  const { frame, main, side = [], nameInSide, footer } = shape;
  const hasContact = [...main, ...side].includes('contact');
  const facts = hasContact ? '' : contacts[shape.contact](person, prints);
  const top = `<header>${names[shape.name](person)}${footer ? '' : facts}</header>`;
  const bottom = footer ? `<footer>${facts}</footer>` : '';
  const sections = each(main, (part) => writeSection(part, person, prints, shape));
  const beside = `${nameInSide ? top : ''}${each(side, (part) => writeSection(part, person, prints, shape))}`;
  const above = nameInSide ? '' : top;
  switch (frame) {
    case 'one':
      return `${top}${sections}${bottom}`;
    case 'labels':
      return `${top}<div class="labels">${sections}</div>${bottom}`;
    case 'boxes':
      return `${top}<div class="boxes">${sections}</div>${bottom}`;
    case 'left':
      return `${above}<div class="two" style="grid-template-columns:2.2in 1fr"><div class="side">${beside}</div><main>${sections}</main></div>${bottom}`;
    case 'right':
      return `${above}<div class="two" style="grid-template-columns:1fr 2.1in"><main>${sections}</main><div class="side">${beside}</div></div>${bottom}`;
    case 'halves':
      return `${above}<div class="two" style="grid-template-columns:1fr 1fr"><main>${sections}</main><div>${beside}</div></div>${bottom}`;
    case 'float':
      return `${above}<div class="floated">${beside}</div><div class="beside">${sections}</div>${bottom}`;
  }
}

function writeSection(part: Part, person: Person, prints: Prints, shape: Shape): string {
  if (part === 'summary' && prints.summary === false) return '';
  const heading = `<h2>${escape(shape.headings?.[part] ?? words[part])}</h2>`;
  return `<section>${heading}<div>${writePart(part, person, prints, shape)}</div></section>`;
}

function writePart(part: Part, person: Person, prints: Prints, shape: Shape): string {
  switch (part) {
    case 'summary':
      return `<p>${escape(person.summary)}</p>`;
    case 'jobs':
      return jobs[shape.jobs](person, prints);
    case 'schools':
      return schools[shape.schools](person, prints);
    case 'skills':
      return skills[shape.skills](person);
    case 'languages':
      return each(person.languages, ({ name, level }) => `<p>${name} (${level})</p>`);
    case 'certifications':
      return each(person.certifications, (one) => `<p>${escape(one)}</p>`);
    case 'contact':
      return contacts[shape.contact](person, prints);
    case 'achievements':
      return achievements(person);
  }
}
