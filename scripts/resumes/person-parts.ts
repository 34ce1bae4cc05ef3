import type { Person, PersonJob, PersonSchool } from './person.ts';

export const job = (
  title: string,
  company: string,
  location: string,
  start: string,
  end: string,
  ...bullets: string[]
): PersonJob => ({ title, company, location, start, end, bullets });

export const school = (
  name: string,
  degree: string,
  field: string,
  location: string,
  end: string,
): PersonSchool => ({
  school: name,
  degree,
  field,
  location,
  end,
});

type Contact = Pick<Person, 'email' | 'phone' | 'street' | 'city' | 'state' | 'zip' | 'linkedin'>;
export const contact = (
  email: string,
  phone: string,
  street: string,
  city: string,
  state: string,
  zip: string,
  handle: string,
): Contact => ({ email, phone, street, city, state, zip, linkedin: `linkedin.com/in/${handle}` });

export const speaks = (...languages: [string, string][]) =>
  languages.map(([name, level]) => ({ name, level }));
export const group = (name: string, ...items: string[]) => ({ group: name, items });
