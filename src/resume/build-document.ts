import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeLanguages, writeSummary } from '#domain/document/sections/about.ts';
import { splitName, writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeFurtherSections } from '#domain/document/sections/further-sections.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { writeHtmlList } from '#domain/document/values/html-list.ts';
import { attachQuotes } from '#domain/document/values/quotes.ts';
import { findStateCode } from '#domain/document/values/us-states.ts';
import type { ParsedResume } from './fields/parsed-resume.ts';

/** The profile document of a resume; ids are zeroed until it is stored. */
export function toUserDocument(resume: ParsedResume, base: { userId: string; name: string }): UserDocument {
  const contact = toContact(resume);
  const jobs = resume.experience.map(toJob);
  const schools = resume.education.map(toSchool);
  const writers = [
    (document: UserDocument) => writeContact(document, contact),
    (document: UserDocument) => writeSummary(document, resume.summary ?? ''),
    (document: UserDocument) => writeExperience(document, jobs),
    (document: UserDocument) => writeEducation(document, schools),
    (document: UserDocument) => writeSkills(document, resume.skills),
    (document: UserDocument) => writeLanguages(document, resume.languages),
    (document: UserDocument) => writeFurtherSections(document, resume.further ?? []),
  ];
  const document = writers.reduce((before, write) => write(before), emptyDocument(base));
  return attachQuotes(document, [
    ...quote(resume, 'name', contact.firstName, contact.lastName),
    ...quote(resume, 'email', contact.email),
    ...quote(resume, 'phone', contact.phone),
    ...quote(resume, 'linkedin', contact.linkedIn),
    ...quote(resume, 'location.street', contact.street),
    ...quote(resume, 'location.city', contact.city),
    ...quote(resume, 'location.state', contact.state),
    ...quote(resume, 'location.zip', contact.zip),
    ...quote(resume, 'summary', resume.summary ?? ''),
    ...jobs.flatMap((job, index) => [
      ...quote(resume, `experience.${index}.title`, job.title),
      ...quote(resume, `experience.${index}.company`, job.company),
      ...quote(resume, `experience.${index}.location`, job.location),
      ...quote(resume, `experience.${index}.start`, job.start),
      ...quote(resume, `experience.${index}.end`, job.current ? 'Present' : job.end),
    ]),
    ...schools.flatMap((school, index) => [
      ...quote(resume, `education.${index}.school`, school.school),
      ...quote(resume, `education.${index}.degree`, school.degree),
      ...quote(resume, `education.${index}.field`, school.field),
      ...quote(resume, `education.${index}.location`, school.location),
      ...quote(resume, `education.${index}.end`, school.graduationYear),
    ]),
  ]);
}

function toContact(resume: ParsedResume) {
  const { firstName, lastName } = splitName(resume.name ?? '');
  const { street, city, state, zip } = resume.location;
  return {
    firstName,
    lastName,
    email: resume.email ?? '',
    phone: resume.phone ?? '',
    street: street ?? '',
    city: city ?? '',
    state: state ? (findStateCode(state) ?? state) : '',
    zip: zip ?? '',
    linkedIn: resume.linkedin ?? '',
  };
}

function toJob(job: ParsedResume['experience'][number]) {
  const current = job.end === 'present';
  return {
    title: job.title ?? '',
    company: job.company ?? '',
    location: job.location ?? '',
    start: job.start ?? '',
    end: current ? '' : (job.end ?? ''),
    current,
    description: job.bullets.length > 0 ? writeHtmlList(job.bullets) : '',
  };
}

function toSchool(school: ParsedResume['education'][number]) {
  return {
    school: school.school ?? '',
    location: school.location ?? '',
    degree: school.degree ?? '',
    field: school.field ?? '',
    graduationYear: school.end === 'present' ? '' : (school.end?.slice(0, 4) ?? ''),
    status: school.end === 'present' ? ('Currently attending' as const) : ('' as const),
  };
}

function quote(resume: ParsedResume, path: string, ...values: string[]) {
  const source = resume.sources[path];
  return source ? values.filter((value) => value !== '').map((value) => ({ value, quote: source })) : [];
}
