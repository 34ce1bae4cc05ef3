import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readHtmlList } from '#domain/document/values/html-list.ts';
import { letterGaps } from '#domain/messages/profile.ts';
import { writeGap } from '#domain/validation/validate-answer.ts';

interface LetterDraft {
  text: string;
  /** The resume proves too little for a letter: parts of it are gaps for the person to fill in. */
  isOutline: boolean;
}

const wantedResults = 2;
const ownBoss = /^(freelancer?|self[- ]?employed|independent( contractor| consultant)?)$/i;
const noCompany = /^(various( clients| companies)?|contract(or)?|confidential|n\/?a|none|-+)$/i;
const list = new Intl.ListFormat('en-US');

/**
 * A first letter for a job, made only of what the resume contains: the role, results quoted word for word,
 * and the skills that the posting names and the resume proves. `{company}` and `{job title}` are filled in
 * for each job.
 */
export function draftLetter(document: UserDocument, provenSkills: readonly string[] = []): LetterDraft {
  const { firstName, lastName } = readContact(document);
  const role = describeRole(document);
  const results = findResults(document, provenSkills);
  const name = `${firstName} ${lastName}`.trim();
  const isOutline = role === '' || name === '' || results.length < wantedResults;
  const missing = wantedResults - results.length;
  const lines = [...results, ...Array.from({ length: missing }, () => writeGap(letterGaps.result))];
  const text = [
    'Dear {company} hiring team,',
    `I’m applying for the {job title} position. ${role || writeGap(letterGaps.role)}`,
    [
      isOutline ? 'Some of my results:' : 'Two results from my resume:',
      ...lines.map((line) => `• ${line}`),
    ].join('\n'),
    provenSkills.length > 0 &&
      `I have these skills that you’re looking for: ${list.format(provenSkills.slice(0, 4))}.`,
    isOutline && writeGap(letterGaps.why),
    'Thank you for your time. I’d be glad to talk.',
    `Sincerely,\n${name || writeGap(letterGaps.name)}`,
  ];
  return { text: text.filter(Boolean).join('\n\n'), isOutline };
}

/**
 * The current role, or the last one, without notes such as "(Contract)" and without placeholder companies.
 */
export function describeRole(document: UserDocument): string {
  const jobs = readExperience(document);
  const job = jobs.find(({ current }) => current) ?? jobs[0];
  const title = job?.title.replace(/\s*[([][^)\]]*[)\]]/g, '').trim();
  if (!job || !title) return '';
  const company = job.company.replace(/\s*[([][^)\]]*[)\]]/g, '').trim();
  if (ownBoss.test(company)) {
    const kind = /^freelance/i.test(company) ? 'freelance' : 'self-employed';
    return `I ${job.current ? 'work' : 'worked'} as a ${kind} ${title}.`;
  }
  const place = company === '' || noCompany.test(company) ? '' : ` at ${company}`;
  return `${job.current ? 'My current role is' : 'My most recent role was'} ${title}${place}.`;
}

/** Resume lines that contain a figure, word for word; those about a wanted skill first. */
export function findResults(document: UserDocument, skills: readonly string[]): string[] {
  const lines = readExperience(document).flatMap(({ description }) => readHtmlList(description));
  const measured = lines.filter((line) => line.length >= 20 && line.length <= 240 && hasFigure(line));
  const names = (line: string) => skills.some((skill) => line.toLowerCase().includes(skill.toLowerCase()));
  return [...new Set(measured)]
    .toSorted((a, b) => Number(names(b)) - Number(names(a)))
    .slice(0, wantedResults);
}

/** A year alone is not a result. */
function hasFigure(line: string): boolean {
  return /\d/.test(line.replace(/\b(?:19|20)\d\d\b/g, ''));
}
