import { z } from 'zod';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { defineField } from '#systems/reading/form/defined-field.ts';

const Value = z.object({ label: z.string(), value: z.union([z.string(), z.number()]) });
const Question = z.object({
  label: z.string(),
  required: z.boolean().nullish(),
  description: z.string().nullish(),
  fields: z.array(z.object({ name: z.string(), type: z.string(), values: z.array(Value).nullish() })),
});
const Demographic = z.object({
  id: z.union([z.number(), z.string()]),
  label: z.string(),
  required: z.boolean().nullish(),
  type: z.string().nullish(),
  answer_options: z.array(z.object({ id: z.union([z.number(), z.string()]), label: z.string() })),
});
const Posting = z.object({
  questions: z.array(Question),
  location_questions: z.array(Question).nullish(),
  compliance: z.array(z.object({ questions: z.array(Question).nullish() })).nullish(),
  demographic_questions: z.object({ questions: z.array(Demographic) }).nullish(),
});

const types: Record<string, QuestionType> = {
  input_file: 'File',
  textarea: 'TextArea',
  multi_value_single_select: 'SingleChoice',
  multi_value_multi_select: 'MultiChoice',
};

/** `GET boards/{token}/jobs/{id}?questions=true`. Several fields under one question are alternatives. */
export function readGreenhouseDefinition(json: unknown): FormField[] | null {
  const posting = Posting.safeParse(json).data;
  if (!posting) return null;
  const asked = [
    ...posting.questions,
    ...(posting.location_questions ?? []),
    ...(posting.compliance ?? []).flatMap((part) => part.questions ?? []),
  ];
  const questions = asked.flatMap(({ label, required, description, fields }) => {
    const [field] = fields.filter((one) => one.type !== 'input_hidden');
    if (!field) return [];
    const isPlace = field.name === 'candidate_location';
    return [
      defineField({
        path: isPlace ? 'candidate-location' : field.name.replace(/\[\]$/, ''),
        label,
        type: types[field.type] ?? 'Text',
        required: required ?? false,
        options: field.values?.map((one) => ({ label: one.label, value: String(one.value) })),
        description,
      }),
    ];
  });
  const survey = (posting.demographic_questions?.questions ?? []).map((question) =>
    defineField({
      path: String(question.id),
      label: question.label,
      type: question.type === 'multi_value_multi_select' ? 'MultiChoice' : 'SingleChoice',
      required: question.required ?? false,
      options: question.answer_options.map(({ id, label }) => ({ label, value: String(id) })),
    }),
  );
  return [...questions, ...survey];
}

/** The page asks for schools and consents that the definition only mentions. */
export function isWholeGreenhouse(json: unknown): boolean {
  const { education, data_compliance: consents } =
    z
      .object({
        education: z.string().nullish(),
        data_compliance: z.array(z.record(z.string(), z.unknown())).nullish(),
      })
      .safeParse(json).data ?? {};
  const asksConsent = (consents ?? []).some((one) =>
    Object.entries(one).some(([name, value]) => /^requires_.*consent$/.test(name) && value === true),
  );
  return !asksConsent && !/required|optional/.test(education ?? '');
}

/** What the page adds: the country list beside the phone number, and race only after “No” to the previous question. */
export function addGreenhousePageParts(fields: readonly FormField[]): FormField[] {
  const isGated = fields.some(({ path }) => path === 'hispanic_ethnicity');
  return fields.flatMap((field) => {
    if (field.path === 'phone') return [phoneCountry, field];
    const onlyIf = { path: 'hispanic_ethnicity', answer: 'No' };
    return [field.path === 'race' && isGated ? { ...field, onlyIf } : field];
  });
}

const phoneCountry = defineField({
  path: 'country',
  label: 'Country',
  type: 'Text',
  required: true,
  isOurLabel: true,
});
