import { z } from 'zod';
import { readContact } from './contact.ts';
import { readExperience } from './experience.ts';
import { readSkills } from './skills.ts';
import type { UserDocument } from './user-document.ts';

export const CoverLetter = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(60),
  body: z.string().trim().min(1).max(10_000),
  /** Offered wherever a form asks for a letter. */
  isDefault: z.boolean(),
  updatedAt: z.string(),
});
export type CoverLetter = z.infer<typeof CoverLetter>;

const names = ['company', 'job title'] as const;

/** Puts the job's names into a letter. */
export function fillLetter(body: string, job: { company: string; title: string }): string {
  const values = { company: job.company, 'job title': job.title };
  return body.replace(/\{([^{}\n]+)\}/g, (whole, name: string) => {
    const known = names.find((one) => one === name.trim().toLowerCase());
    return known ? values[known] : whole;
  });
}

/** What would stay unfilled, so that no letter with a gap ever leaves. */
export function findLetterMistake(body: string): string | null {
  const written = [...body.matchAll(/\{([^{}\n]+)\}/g)].map((match) => match[1] ?? '');
  const unknown = written.find((name) => !names.some((one) => one === name.trim().toLowerCase()));
  return unknown === undefined
    ? null
    : `We can't fill in {${unknown}}. Use {company} and {job title}, or write the words yourself.`;
}

/** A first letter made of what the profile says, and of nothing else. */
export function draftLetter(document: UserDocument): string {
  const { firstName, lastName } = readContact(document);
  const [job] = readExperience(document);
  const skills = readSkills(document).slice(0, 3);
  const work = job?.title && job.company ? `${job.title} at ${job.company}` : '';
  const said = [
    work && (job?.current ? `I work as ${work}.` : `I worked as ${work}.`),
    skills.length > 0 && `My skills include ${new Intl.ListFormat('en-US').format(skills)}.`,
  ].filter(Boolean);
  return [
    'Dear Hiring Team,',
    'I would like to apply for the {job title} position at {company}.',
    said.join(' '),
    'Thank you for reading my application. I would be glad to talk.',
    ['Kind regards,', `${firstName} ${lastName}`.trim()].join('\n'),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
