/** A fictional person with everything a layout may print. Months are YYYY-MM. */
export type Person = {
  id: string;
  name: string;
  label: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  linkedin: string;
  site?: string;
  summary: string;
  jobs: PersonJob[];
  schools: PersonSchool[];
  skills: { group: string; items: string[] }[];
  languages: { name: string; level: string }[];
  certifications: string[];
  volunteer?: PersonJob;
  /** The person's own section: publications, awards, projects. */
  extra?: { heading: string; lines: string[] };
};

export type PersonJob = {
  title: string;
  company: string;
  location: string;
  start: string;
  end: string;
  bullets: string[];
};

export type PersonSchool = { school: string; degree: string; field: string; location: string; end: string };
