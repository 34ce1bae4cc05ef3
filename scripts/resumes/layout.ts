import type { Person, PersonJob } from './person.ts';

export type Format = 'pdf' | 'html' | 'docx' | 'doc' | 'rtf' | 'txt';
export type DateStyle = 'Mon YYYY' | 'Month YYYY' | 'MM/YYYY' | 'YYYY' | 'YYYY-MM' | "Mon 'YY";

/** What a layout prints of a person; the expected values contain nothing else. */
export type Prints = {
  dates: DateStyle;
  schoolDates?: DateStyle;
  now?: string;
  dash?: string;
  street?: boolean;
  zip?: boolean;
  place?: boolean;
  linkedin?: boolean;
  summary?: boolean;
  jobPlaces?: boolean;
  schoolPlaces?: boolean;
  bullets?: boolean;
  /** All bullets of a job run together in one paragraph. */
  paragraphs?: boolean;
  languages?: boolean;
  volunteer?: boolean;
  skills?: boolean;
};

/** HTML for `pdf` and `html`, bytes or text for the others. */
export type Render = (person: Person, prints: Prints) => string | Uint8Array | Promise<Uint8Array>;

export type Layout = {
  id: string;
  /**
   * `held` and `unseen` are not looked at while rules are written; `shapes` and `unseen` are hard on purpose.
   */
  set: 'train' | 'held' | 'shapes' | 'unseen' | 'everyday';
  prints: Prints;
  people: string[];
  render: Partial<Record<Format, Render>>;
};

export function allSkills(person: Person): string[] {
  return person.skills.flatMap(({ items }) => items);
}

export function toTruth(person: Person, prints: Prints) {
  const isYear = (style: DateStyle) => style === 'YYYY';
  const cut = (date: string, style: DateStyle) =>
    date === 'present' || !isYear(style) ? date : date.slice(0, 4);
  const toJob = (job: PersonJob) => ({
    title: job.title,
    company: job.company,
    location: prints.jobPlaces === false ? null : job.location,
    start: cut(job.start, prints.dates),
    end: cut(job.end, prints.dates),
    bullets: prints.bullets === false ? [] : prints.paragraphs ? [`${job.bullets.join('. ')}.`] : job.bullets,
  });
  const hasPlace = prints.place !== false;
  return {
    truth: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      linkedin: prints.linkedin === false ? null : person.linkedin,
      location: {
        street: prints.street === false || !hasPlace ? null : person.street,
        city: hasPlace ? person.city : null,
        state: hasPlace ? person.state : null,
        zip: prints.zip === false || !hasPlace ? null : person.zip,
      },
      summary: prints.summary === false ? null : person.summary,
      experience: person.jobs.map(toJob),
      education: person.schools.map((school) => ({
        school: school.school,
        degree: school.degree,
        field: school.field || null,
        location: prints.schoolPlaces === false ? null : school.location,
        end: cut(school.end, prints.schoolDates ?? prints.dates),
      })),
      skills: prints.skills === false ? [] : allSkills(person),
      languages: prints.languages === false ? [] : person.languages.map(({ name }) => name),
    },
    alt: { name: [person.name.split(',')[0] ?? person.name] },
    optional: {
      skills: person.skills.map(({ group }) => group),
      experience: person.volunteer ? [toJob(person.volunteer)] : [],
    },
    dontcare: [],
  };
}
