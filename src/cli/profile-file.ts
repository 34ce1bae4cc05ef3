import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { cliErrors } from '#domain/messages/cli.ts';
import { factsOf, type TypedAnswer } from '#domain/question/answer/facts-from-document.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { statedIn } from '#domain/question/facts/facts.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { toUserDocument } from '#resume/build-document.ts';
import { ParsedResume } from '#resume/fields/parsed-resume.ts';

/** The output of `read-resume` plus the person's own answers (question → answer) and the statements they agree to. */
export const Profile = ParsedResume.partial().extend({
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  approved: z.array(z.string()).default([]),
});
export type Profile = z.infer<typeof Profile>;

const emptyResume: ParsedResume = {
  name: null,
  email: null,
  phone: null,
  linkedin: null,
  links: [],
  location: { street: null, city: null, state: null, zip: null },
  summary: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  sources: {},
};

/** Fills in empty values for what a profile leaves out. */
export function completeResume(known: Partial<ParsedResume>): ParsedResume {
  return ParsedResume.parse({ ...emptyResume, ...known });
}

export async function readProfile(path: string): Promise<Profile> {
  return Profile.parse(await readJsonFile(path));
}

/** Prepares a form as the service would, with answers typed earlier. Statements listed in the file count as approved. */
export function prepareFromProfile(
  form: EmployerForm,
  { answers, approved, ...known }: Profile,
  resumeFileName: string | null,
  remembered: readonly TypedAnswer[] = [],
): PreparedAnswer[] {
  const today = new Date();
  const givenAt = today.toISOString();
  const resume = completeResume(known);
  const facts = factsOf(toUserDocument(resume, { userId: 'cli', name: 'Resume' }), {
    today,
    documentSavedAt: givenAt,
    answers: [
      ...remembered,
      ...Object.entries(answers).map(([questionText, answer]) => ({
        questionText,
        answer: [answer].flat(),
        givenAt,
        where: statedIn,
      })),
    ],
  });
  const statements = new Set(approved.map(foldText));
  return prepareAnswers(form, facts, { resumeFileName, today }).map((one): PreparedAnswer => {
    const { label, family, options } = one.field;
    const isApproved = findFamily(family).may === 'act' && statements.has(foldText(label));
    if (!isApproved || !options[0]) return one;
    const source = { kind: 'approved' as const, givenAt, statement: label };
    return { ...one, answer: [options[0].label], source, reviewRequired: false };
  });
}

export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SyntaxError(
      cliErrors.notJson(path, error instanceof Error ? error.message : cliErrors.unreadable),
    );
  }
}
