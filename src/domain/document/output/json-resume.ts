import { z } from 'zod';
import { documentLimits } from '#domain/document/model/document-limits.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readSummary, writeSummary } from '#domain/document/sections/about.ts';
import { readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { readBasics, writeBasics } from '#domain/document/sections/basics.ts';
import { readContact, splitName, writeContact } from '#domain/document/sections/contact.ts';
import { readEducation, writeEducation } from '#domain/document/sections/education.ts';
import { readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { readSkills, writeSkills } from '#domain/document/sections/skills.ts';
import { readHtmlList, readHtmlText, writeHtmlList } from '#domain/document/values/html-list.ts';
import { formatMonth, parseMonth } from '#domain/document/values/month-text.ts';
import { findStateCode } from '#domain/document/values/us-states.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

const Text = z.string().max(20_000).nullish();
const list = <T extends z.ZodType>(item: T) => z.array(item).max(documentLimits.rows).nullish();

/** The parts of JSON Resume 1.0.0 (jsonresume.org) that a profile has; the rest is ignored. */
export const JsonResume = z.object({
  basics: z
    .object({
      name: Text,
      email: Text,
      phone: Text,
      summary: Text,
      location: z
        .object({ address: Text, postalCode: Text, city: Text, region: Text, countryCode: Text })
        .nullish(),
      profiles: list(z.object({ network: Text, username: Text, url: Text })),
    })
    .nullish(),
  work: list(
    z.object({
      name: Text,
      position: Text,
      location: Text,
      startDate: Text,
      endDate: Text,
      summary: Text,
      highlights: list(z.string().max(20_000)),
    }),
  ),
  education: list(
    z.object({ institution: Text, area: Text, studyType: Text, endDate: Text, location: Text }),
  ),
  skills: list(z.object({ name: Text, keywords: list(z.string().max(1000)) })),
});
export type JsonResume = z.infer<typeof JsonResume>;

export function toJsonResume(document: UserDocument): JsonResume {
  const contact = readContact(document);
  const { linkedIn } = contact;
  return {
    basics: {
      name: `${contact.firstName} ${contact.lastName}`.trim(),
      email: contact.email,
      phone: contact.phone,
      summary: readSummary(document),
      location: {
        address: contact.street,
        postalCode: contact.zip,
        city: contact.city,
        region: contact.state,
        countryCode: 'US',
      },
      profiles: linkedIn
        ? [{ network: 'LinkedIn', url: linkedIn, username: linkedIn.replace(/^.*\//, '') }]
        : [],
    },
    work: readExperience(document).map(({ company, title, location, start, end, current, description }) => {
      const highlights = readHtmlList(description);
      const [before = ''] = description.split(/<[uo]l\b/i);
      return {
        name: company,
        position: title,
        location,
        startDate: start,
        ...(current ? {} : { endDate: end }),
        summary: readHtmlText(before),
        highlights,
      };
    }),
    education: readEducation(document).map(({ school, field, degree, graduationYear, location }) => ({
      institution: school,
      area: field,
      studyType: degree,
      endDate: graduationYear,
      location,
    })),
    skills: readSkills(document).map((name) => ({ name })),
  };
}

/**
 * The profile document of a JSON Resume, or null when the text isn't one; ids are zeroed until it is stored.
 */
export function fromJsonResume(json: unknown, base: { userId: string; name: string }): UserDocument | null {
  const parsed = JsonResume.safeParse(json);
  if (!parsed.success || !hasContent(parsed.data)) return null;
  const { basics, work, education, skills } = parsed.data;
  const writers = [
    (document: UserDocument) => writeContact(document, toContact(basics)),
    (document: UserDocument) => writeSummary(document, basics?.summary ?? ''),
    (document: UserDocument) => writeExperience(document, (work ?? []).map(toJob)),
    (document: UserDocument) => writeEducation(document, (education ?? []).map(toSchool)),
    (document: UserDocument) =>
      writeSkills(
        document,
        (skills ?? []).flatMap(({ name, keywords }) => (keywords?.length ? keywords : name ? [name] : [])),
      ),
  ];
  return writers.reduce((before, write) => write(before), emptyDocument(base));
}

/**
 * Replaces the profile's values with the resume's and keeps everything that no resume contains. Null when the
 * text isn't a JSON Resume.
 */
export function replaceByJsonResume(json: unknown, profile: UserDocument): UserDocument | null {
  const read = fromJsonResume(json, { userId: profile.userId, name: profile.name });
  if (!read) return null;
  const document = { ...profile, sections: read.sections };
  return writeAnswers(writeBasics(document, readBasics(profile)), readAnswers(profile));
}

function hasContent({ basics, work, education }: JsonResume): boolean {
  return Boolean(basics?.name ?? work?.length ?? education?.length);
}

function toContact(basics: JsonResume['basics']) {
  const region = basics?.location?.region ?? '';
  const profile = basics?.profiles?.find(({ network, url }) => /linkedin/i.test(`${network} ${url}`));
  return {
    ...splitName(basics?.name ?? ''),
    email: basics?.email ?? '',
    phone: basics?.phone ?? '',
    street: basics?.location?.address ?? '',
    city: basics?.location?.city ?? '',
    state: findStateCode(region) ?? region,
    zip: basics?.location?.postalCode ?? '',
    linkedIn: profile?.url ?? (profile?.username ? `linkedin.com/in/${profile.username}` : ''),
  };
}

function toJob(job: NonNullable<JsonResume['work']>[number]) {
  const summary = job.summary ? `<p>${escapeHtml(job.summary)}</p>` : '';
  return {
    title: job.position ?? '',
    company: job.name ?? '',
    location: job.location ?? '',
    start: toMonth(job.startDate),
    end: toMonth(job.endDate),
    current: !job.endDate && Boolean(job.startDate),
    description: summary + (job.highlights?.length ? writeHtmlList(job.highlights) : ''),
  };
}

function toSchool(school: NonNullable<JsonResume['education']>[number]) {
  return {
    school: school.institution ?? '',
    location: school.location ?? '',
    degree: school.studyType ?? '',
    field: school.area ?? '',
    graduationYear: toMonth(school.endDate).slice(0, 4),
    status: '' as const,
  };
}

function toMonth(date: string | null | undefined): string {
  const month = parseMonth(date ?? '');
  return month ? formatMonth(month) : '';
}
