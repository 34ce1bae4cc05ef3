import type { Contact } from '#domain/document/sections/contact.ts';
import { type Experience, emptyExperience } from '#domain/document/sections/experience.ts';

export const sampleContact: Contact = {
  firstName: 'Maya',
  lastName: 'Ellison',
  email: 'maya@example.com',
  phone: '(512) 555-0147',
  street: '',
  city: 'Austin',
  state: 'TX',
  zip: '78702',
  linkedIn: '',
};

export const sampleExperience: Experience = {
  ...emptyExperience,
  title: 'Analyst',
  company: 'Brightwater',
  start: '2022-03',
  current: true,
};
