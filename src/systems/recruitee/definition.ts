import { z } from 'zod';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { defineField, yesNo } from '#systems/reading/form/defined-field.ts';

const Wanted = z.string().nullish();
const Offer = z.object({
  id: z.union([z.number(), z.string()]),
  slug: z.string().nullish(),
  options_cv: Wanted,
  options_phone: Wanted,
  options_cover_letter: Wanted,
  options_photo: Wanted,
  open_questions: z.array(
    z.object({
      id: z.union([z.number(), z.string()]),
      kind: z.string(),
      body: z.string(),
      required: z.boolean().nullish(),
      open_question_options: z.array(z.object({ body: z.string() })).nullish(),
    }),
  ),
});

const kinds: Record<string, { type: QuestionType; part: string } | undefined> = {
  string: { type: 'Text', part: 'content' },
  text: { type: 'TextArea', part: 'content' },
  number: { type: 'Number', part: 'content' },
  salary: { type: 'Text', part: 'content' },
  date: { type: 'Calendar', part: 'content' },
  boolean: { type: 'SingleChoice', part: 'flag' },
  legal: { type: 'MultiChoice', part: 'flag' },
  single_choice: { type: 'SingleChoice', part: 'content' },
  multi_choice: { type: 'MultiChoice', part: 'multiContent' },
  file: { type: 'File', part: 'file' },
  video: { type: 'File', part: 'file' },
};

function findOffer(json: unknown, slug: string | null): z.infer<typeof Offer> | undefined {
  const parsed = z
    .object({ offers: z.array(Offer).optional(), offer: Offer.optional() })
    .safeParse(json).data;
  const offers = parsed?.offers ?? (parsed?.offer ? [parsed.offer] : []);
  const [only, ...more] = offers;
  return slug === null && more.length === 0 ? only : offers.find((one) => one.slug === slug);
}

/** `GET {tenant}.recruitee.com/api/offers/`, which contains every form; the slug selects one posting. */
export function readRecruiteeDefinition(json: unknown, slug: string | null): FormField[] | null {
  const offer = findOffer(json, slug);
  if (!offer) return null;
  const contact: [string, string, QuestionType, string | null | undefined][] = [
    ['candidate.name', 'Full name', 'Text', 'required'],
    ['candidate.email', 'Email address', 'Text', 'required'],
    ['candidate.phone', 'Phone number', 'Text', offer.options_phone],
    ['candidate.photo', 'Photo', 'File', offer.options_photo],
    ['candidate.cv', 'CV or resume', 'File', offer.options_cv],
    ['candidate.coverLetterFile', 'Cover letter', 'File', offer.options_cover_letter],
  ];
  const asked = offer.open_questions.flatMap((question) => {
    const kind = kinds[question.kind];
    if (!kind) return [];
    const texts = question.open_question_options?.map(({ body }) => ({ label: body, value: body }));
    const agreed = [{ label: 'Yes', value: 'true' }];
    return [
      defineField({
        path: `candidate.openQuestionAnswers.${question.id}.${kind.part}`,
        label: question.body,
        type: kind.type,
        required: question.required ?? false,
        options: question.kind === 'boolean' ? yesNo : question.kind === 'legal' ? agreed : texts,
      }),
    ];
  });
  return [
    ...contact.flatMap(([path, label, type, wanted]) =>
      wanted === 'required' || wanted === 'optional'
        ? [defineField({ path, label, type, required: wanted === 'required', isOurLabel: true })]
        : [],
    ),
    ...asked,
  ];
}

/** The page shows surveys in a different shape; a notice asks nothing. */
export function isWholeRecruitee(json: unknown, slug: string | null): boolean {
  const questions = findOffer(json, slug)?.open_questions ?? [];
  return questions.every(({ kind }) => kinds[kind] !== undefined || kind === 'infobox');
}
