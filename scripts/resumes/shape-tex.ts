import { allSkills, type Layout, type Prints, type Render } from './layout.ts';
import type { Person } from './person.ts';
import * as print from './print.ts';
import { choosePeople } from './shape-people.ts';
import { breakLines, measure, type TexText, writeTexPdf } from './tex-pdf.ts';

type Look = Partial<Pick<TexText, 'size' | 'font' | 'right'>>;

/** Writes line after line down a column. */
class Column {
  texts: TexText[] = [];
  readonly x: number;
  readonly width: number;
  y: number;

  constructor(x: number, width: number, y: number) {
    this.x = x;
    this.width = width;
    this.y = y;
  }

  at(text: string, x: number, look: Look = {}): this {
    this.texts.push({ text, x, y: this.y, ...look });
    return this;
  }
  line(text: string, look: Look = {}, indent = 0): this {
    for (const part of breakLines(text, this.width - indent, look.size))
      this.at(part, this.x + indent, look).down(look.size);
    return this;
  }
  /** Left and right on one line. */
  pair(left: string, right: string, lookLeft: Look = {}, lookRight: Look = {}): this {
    this.at(left, this.x, lookLeft).at(right, this.x + this.width, { ...lookRight, right: true });
    return this.down();
  }
  bullets(items: string[]): this {
    for (const item of items)
      for (const [at, part] of breakLines(item, this.width - 14).entries()) {
        if (at === 0) this.at('•', this.x + 4);
        this.at(part, this.x + 14).down();
      }
    return this;
  }
  heading(text: string, size = 12): this {
    this.y += 8;
    return this.line(text, { size, font: 'bold' });
  }
  down(size = 10): this {
    this.y += size * 1.2;
    return this;
  }
  gap(by = 5): this {
    this.y += by;
    return this;
  }
}

const spoken = ({ languages }: Person) => languages.map(({ name, level }) => `${name} (${level})`);
const degree = (school: Person['schools'][number]) => print.degree(school);

/** Dates in a column on the left, skill labels below them. */
const modern = (person: Person, prints: Prints): Column[] => {
  const main = new Column(160, 390, 60);
  const hint = (text: string) => main.at(text, 150, { right: true });
  main.at(person.name, 50, { size: 30 }).down(30);
  main.at(person.label, 50, { size: 14, font: 'italic' }).down(14);
  main
    .at(`${person.street}, ${print.place(person, prints)}`, 550, { right: true, font: 'italic', size: 9 })
    .down();
  main
    .at(`${person.phone} • ${person.email} • ${person.linkedin}`, 550, {
      right: true,
      font: 'italic',
      size: 9,
    })
    .down();
  main.heading('Experience', 14);
  for (const job of person.jobs) {
    hint(print.range(job, prints));
    main.line(`${job.title}, ${job.company}, ${job.location}.`).bullets(job.bullets).gap();
  }
  main.heading('Education', 14);
  for (const school of person.schools) {
    hint(print.schoolDate(school.end, prints));
    main.line(`${degree(school)}, ${school.school}, ${school.location}.`);
  }
  main.heading('Skills', 14);
  for (const { group, items } of person.skills) {
    hint(group);
    main.line(items.join(', '));
  }
  main.heading('Languages', 14);
  for (const { name, level } of person.languages) {
    hint(name);
    main.line(level, { font: 'italic' });
  }
  return [main];
};

/** A large name in two weights, contact details behind icons, place and dates on the right. */
const awesome = (person: Person, prints: Prints): Column[] => {
  const main = new Column(50, 512, 60);
  const [first = '', ...others] = person.name.split(' ');
  const last = others.join(' ');
  const start = 306 - (measure(first, 32) + measure(last, 32, 'bold') + 9) / 2;
  main
    .at(first, start, { size: 32 })
    .at(last, start + measure(first, 32) + 9, { size: 32, font: 'bold' })
    .down(24);
  main.at(person.label, 306 - measure(person.label, 8) / 2, { size: 8 }).down();
  const facts = `\uf095 ${person.phone} | \uf0e0 ${person.email} | ${person.linkedin}`;
  main.at(`${person.street}, ${print.place(person, prints)}`, 200, { size: 8, font: 'italic' }).down();
  main.at(facts, 306 - measure(facts, 8) / 2, { size: 8 }).down();
  main.heading('Summary', 16).line(person.summary);
  main.heading('Work Experience', 16);
  for (const job of person.jobs)
    main
      .pair(job.company, job.location, { font: 'bold' }, { font: 'italic', size: 9 })
      .pair(job.title, print.range(job, prints), { size: 8 }, { font: 'italic', size: 8 })
      .bullets(job.bullets)
      .gap();
  main.heading('Education', 16);
  for (const school of person.schools)
    main
      .pair(school.school, school.location, { font: 'bold' }, { font: 'italic', size: 9 })
      .pair(degree(school), print.schoolDate(school.end, prints), { size: 8 }, { font: 'italic', size: 8 });
  main.heading('Skills', 16);
  for (const { group, items } of person.skills)
    main.at(group, 140, { right: true, font: 'bold' }).at(items.join(', '), 152).down();
  main.heading('Languages', 16).line(spoken(person).join(', '));
  return [main];
};

/** A narrow column of schools and skills on the left, jobs on the right, small capitals for headings. */
const narrowLeft = (person: Person, prints: Prints): Column[] => {
  const top = new Column(50, 512, 56);
  top.at(person.name, 306 - measure(person.name, 28) / 2, { size: 28 }).down(24);
  const facts = `${person.email} | ${person.phone} | ${person.city}, ${person.state}`;
  top.at(facts, 306 - measure(facts) / 2).down(14);
  const side = new Column(50, 150, top.y);
  side.heading('EDUCATION');
  for (const school of person.schools)
    side
      .line(school.school, { font: 'bold' })
      .line(degree(school))
      .line(`${print.schoolDate(school.end, prints)} | ${school.location}`, { size: 9 })
      .gap();
  side.heading('LINKS').line(person.linkedin, { size: 9 });
  side.heading('SKILLS');
  for (const { group, items } of person.skills)
    side.line(group, { font: 'italic' }).line(items.join(' • ')).gap();
  side.heading('LANGUAGES').line(spoken(person).join(', '));
  const main = new Column(225, 340, top.y);
  main.heading('EXPERIENCE');
  for (const job of person.jobs)
    main
      .line(`${job.company.toUpperCase()} | ${job.title}`, { font: 'bold' })
      .line(`${print.range(job, prints)} | ${job.location}`, { size: 9 })
      .bullets(job.bullets)
      .gap();
  return [top, side, main];
};

/** The engineer's page: title and dates, then company and place. */
const engineer = (person: Person, prints: Prints): Column[] => {
  const main = new Column(50, 512, 56);
  main.at(person.name, 306 - measure(person.name, 24, 'bold') / 2, { size: 24, font: 'bold' }).down(20);
  const facts = `${person.phone} | ${person.email} | ${person.linkedin}`;
  main.at(facts, 306 - measure(facts, 9) / 2, { size: 9 }).down();
  main.heading('Education');
  for (const school of person.schools)
    main
      .pair(school.school, school.location, { font: 'bold' })
      .pair(degree(school), print.schoolDate(school.end, prints), { font: 'italic' }, { font: 'italic' });
  main.heading('Experience');
  for (const job of person.jobs)
    main
      .pair(job.title, print.range(job, prints), { font: 'bold' })
      .pair(job.company, job.location, { font: 'italic' }, { font: 'italic' })
      .bullets(job.bullets);
  main.heading('Technical Skills');
  for (const { group, items } of person.skills)
    main
      .at(`${group}:`, 50, { font: 'bold' })
      .at(items.join(', '), 56 + measure(`${group}:`, 10, 'bold'))
      .down();
  return [main];
};

/** Jobs on the left with dates and place on their own line, a wide column of facts on the right. */
const wideRight = (person: Person, prints: Prints): Column[] => {
  const top = new Column(40, 530, 60);
  top
    .line(person.name.toUpperCase(), { size: 24, font: 'bold' })
    .gap(4)
    .line(person.label, { font: 'bold', size: 12 });
  top.line(`\uf0e0 ${person.email}    \uf095 ${person.phone}    ${print.place(person, prints)}`, { size: 9 });
  const main = new Column(40, 320, top.y);
  main.heading('EXPERIENCE', 14);
  for (const job of person.jobs)
    main
      .line(job.title, { size: 12 })
      .line(job.company, { font: 'bold' })
      .pair(print.range(job, prints), job.location, { size: 9 }, { size: 9 })
      .bullets(job.bullets)
      .gap(6);
  const side = new Column(385, 185, top.y);
  side.heading('MY STORY', 14).line(person.summary, { font: 'italic' });
  side.heading('STRENGTHS', 14);
  for (const skill of allSkills(person)) side.line(skill);
  side.heading('LANGUAGES', 14);
  for (const { name } of person.languages) side.pair(name, '•••••');
  side.heading('EDUCATION', 14);
  for (const school of person.schools)
    side
      .line(degree(school), { size: 11 })
      .line(school.school, { font: 'bold' })
      .line(print.schoolDate(school.end, prints), { size: 9 })
      .gap();
  return [top, main, side];
};

/** Name and facts in a sidebar, years before each entry, title and company in one row. */
const years = (person: Person, prints: Prints): Column[] => {
  const side = new Column(30, 140, 60);
  const [first = '', ...others] = person.name.split(' ');
  side
    .line(first, { size: 22 })
    .gap(4)
    .line(others.join(' '), { size: 22 })
    .gap(6)
    .line(person.label, { size: 11 });
  side.heading('About me').line(person.summary, { size: 9 });
  side
    .heading('Contact')
    .line(person.phone)
    .line(person.email, { size: 9 })
    .line(print.place(person, prints));
  side.heading('Skills');
  for (const skill of allSkills(person)) side.line(skill).gap(6);
  const main = new Column(265, 310, 60);
  const part = (text: string) => {
    main.y += 10;
    main.at(text, 195, { size: 16, font: 'bold' }).down(16);
  };
  part('experience');
  for (const job of person.jobs) {
    main.at(print.range(job, prints), 195, { size: 9 });
    main.pair(job.title, job.company, { font: 'bold' }).line(job.location, { font: 'italic', size: 9 });
    main.line(`${job.bullets.join('. ')}.`).gap();
  }
  part('education');
  for (const school of person.schools) {
    main.at(print.schoolDate(school.end, prints), 195, { size: 9 });
    main.line(degree(school), { font: 'bold' }).line(`${school.school}, ${school.location}`);
  }
  return [side, main];
};

/** Three parts on one line, far apart, and paragraphs without bullets. */
const threeParts = (person: Person, prints: Prints): Column[] => {
  const main = new Column(60, 490, 60);
  main.pair(person.name, person.phone, { size: 18, font: 'bold' });
  main.pair(`${person.street}, ${print.place(person, prints)}`, person.email);
  main.heading('Objective').line(person.summary);
  main.heading('Professional Experience');
  for (const job of person.jobs) {
    main
      .at(job.company, 60, { font: 'bold' })
      .at(job.location, 260, { font: 'italic' })
      .at(print.range(job, prints), 550, { right: true })
      .down();
    main.line(job.title, { font: 'italic' }).bullets(job.bullets).gap();
  }
  main.heading('Education');
  for (const school of person.schools) {
    main
      .at(school.school, 60, { font: 'bold' })
      .at(school.location, 260, { font: 'italic' })
      .at(print.schoolDate(school.end, prints), 550, { right: true })
      .down();
    main.line(degree(school));
  }
  main.heading('Skills').line(allSkills(person).join(', '));
  main.heading('Languages').line(spoken(person).join(', '));
  return [main];
};

/** Company and title above the dates, all of it centered. */
const centered = (person: Person, prints: Prints): Column[] => {
  const main = new Column(70, 470, 60);
  const middle = (text: string, look: Look = {}) =>
    main.at(text, 305 - measure(text, look.size, look.font) / 2, look).down(look.size);
  middle(person.name, { size: 26 });
  middle(`${person.city}, ${person.state} – ${person.phone} – ${person.email}`, { size: 9 });
  main.heading('Work').gap(2);
  for (const job of person.jobs) {
    main.pair(job.company, print.range(job, prints), { font: 'bold' });
    main.pair(job.title, job.location, { font: 'italic' }, { font: 'italic' });
    for (const bullet of job.bullets) main.line(`– ${bullet}`, {}, 10);
    main.gap();
  }
  main.heading('Studies');
  for (const school of person.schools)
    main
      .pair(school.school, print.schoolDate(school.end, prints), { font: 'bold' })
      .pair(degree(school), school.location, { font: 'italic' });
  main.heading('Tools and Skills').line(allSkills(person).join(' – '));
  return [main];
};

const bottom = 750;

/** Text that doesn't fit on the page continues at the top of the next. */
function paginate(columns: Column[]): Uint8Array {
  const texts = columns.flatMap((column) => column.texts);
  const count = Math.ceil(Math.max(...texts.map(({ y }) => y)) / bottom);
  return writeTexPdf(
    Array.from({ length: count }, (_, page) =>
      texts
        .filter(({ y }) => Math.ceil(y / bottom) - 1 === page)
        .map((text) => ({ ...text, y: text.y - page * (bottom - 40) })),
    ),
  );
}

const facts = { linkedin: false, street: false } as const;
const entries: {
  id: string;
  set: Layout['set'];
  prints: Prints;
  write: (person: Person, prints: Prints) => Column[];
}[] = [
  { id: 'tex-dates-left', set: 'shapes', prints: { dates: 'Mon YYYY', summary: false }, write: modern },
  { id: 'tex-two-weights', set: 'shapes', prints: { dates: 'Mon YYYY' }, write: awesome },
  {
    id: 'tex-narrow-left',
    set: 'shapes',
    prints: { dates: 'Month YYYY', street: false, zip: false, summary: false },
    write: narrowLeft,
  },
  {
    id: 'tex-engineer',
    set: 'shapes',
    prints: { dates: 'Mon YYYY', place: false, summary: false, languages: false },
    write: engineer,
  },
  {
    id: 'tex-wide-right',
    set: 'unseen',
    prints: { dates: 'MM/YYYY', ...facts, schoolPlaces: false },
    write: wideRight,
  },
  {
    id: 'tex-years',
    set: 'unseen',
    prints: { dates: 'YYYY', ...facts, paragraphs: true, languages: false },
    write: years,
  },
  {
    id: 'tex-three-parts',
    set: 'unseen',
    prints: { dates: 'Month YYYY', linkedin: false },
    write: threeParts,
  },
  {
    id: 'tex-centered',
    set: 'unseen',
    prints: { dates: 'Mon YYYY', ...facts, zip: false, summary: false, languages: false },
    write: centered,
  },
];

const asPdf = (write: (person: Person, prints: Prints) => Column[]): Render => {
  return (person, prints) => paginate(write(person, prints));
};

export const texShapes: Layout[] = entries.map(({ id, set, prints, write }, at) => ({
  id,
  set,
  prints,
  people: choosePeople(set, at + 2),
  render: { pdf: asPdf(write) },
}));
