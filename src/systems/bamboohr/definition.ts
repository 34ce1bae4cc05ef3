import { z } from 'zod';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { defineField, yesNo } from '#systems/reading/form/defined-field.ts';

const Option = z.object({ id: z.union([z.string(), z.number()]), text: z.string() });
/** A field that is turned off is an empty list. */
const Part = z.union([
  z.array(z.unknown()),
  z.object({ isRequired: z.boolean().nullish(), options: z.array(Option).nullish() }),
]);
const Detail = z.object({
  formFields: z.record(z.string(), Part),
  customQuestions: z
    .array(
      z.object({
        id: z.union([z.string(), z.number()]),
        type: z.string(),
        isRequired: z.boolean().nullish(),
        question: z.string(),
        options: z.array(Option).nullish(),
      }),
    )
    .nullish(),
});

const named: Record<string, [string, QuestionType]> = {
  firstName: ['First Name', 'Text'],
  lastName: ['Last Name', 'Text'],
  email: ['Email', 'Text'],
  phone: ['Phone', 'Text'],
  address: ['Address', 'Text'],
  city: ['City', 'Text'],
  state: ['State', 'SingleChoice'],
  zip: ['ZIP', 'Text'],
  country: ['Country', 'SingleChoice'],
  resumeFileId: ['Resume', 'File'],
  resume: ['Resume', 'File'],
  coverLetterFileId: ['Cover Letter', 'File'],
  coverLetter: ['Cover Letter', 'File'],
  dateAvailable: ['Date Available', 'Calendar'],
  desiredPay: ['Desired Pay', 'Text'],
  websiteUrl: ['Website, Blog, or Portfolio', 'Text'],
  linkedinUrl: ['LinkedIn Profile URL', 'Text'],
  referredBy: ['Who referred you for this position?', 'Text'],
  educationLevelId: ['Highest Education Obtained', 'SingleChoice'],
  educationInstitutionName: ['College/University', 'Text'],
  references: ['References', 'TextArea'],
  genderId: ['Gender', 'SingleChoice'],
  ethnicityId: ['Ethnicity', 'SingleChoice'],
  disabilityId: ['Disability', 'SingleChoice'],
  veteranStatusId: ['Veteran Status', 'SingleChoice'],
};
const types: Record<string, QuestionType> = {
  yes_no: 'SingleChoice',
  multi: 'SingleChoice',
  checkbox: 'MultiChoice',
  short: 'Text',
  long: 'TextArea',
  date: 'Calendar',
  number: 'Number',
  file: 'File',
};

/** `GET careers/{id}/detail`. */
export function readBamboohrDefinition(json: unknown): FormField[] | null {
  const detail = readDetail(json);
  if (!detail) return null;
  const parts = Object.entries(detail.formFields).flatMap(([path, part]) => {
    const [label, type] = named[path] ?? [];
    if (Array.isArray(part) || !label || !type) return [];
    const options = part.options?.map(({ id, text }) => ({ label: text, value: String(id) }));
    const isUnlisted = type === 'SingleChoice' && !options?.length;
    const required = part.isRequired ?? false;
    return [
      defineField({ path, label, type: isUnlisted ? 'Text' : type, required, options, isOurLabel: true }),
    ];
  });
  const asked = (detail.customQuestions ?? []).map(({ id, type, isRequired, question, options }) =>
    defineField({
      path: `customQuestionAnswers.${id}`,
      label: question,
      type: types[type] ?? 'Text',
      required: isRequired ?? false,
      options:
        type === 'yes_no' ? yesNo : options?.map((one) => ({ label: one.text, value: String(one.id) })),
    }),
  );
  return [...parts, ...asked];
}

/** Whether we know every field that is turned on and every kind of question. */
export function isWholeBamboohr(json: unknown): boolean {
  const { formFields = {}, customQuestions } = readDetail(json) ?? {};
  return (
    Object.entries(formFields).every(([path, part]) => Array.isArray(part) || named[path] !== undefined) &&
    (customQuestions ?? []).every(({ type }) => types[type] !== undefined)
  );
}

function readDetail(json: unknown): z.infer<typeof Detail> | undefined {
  const wrapped = z.object({ result: z.unknown() }).safeParse(json).data;
  return Detail.safeParse(wrapped?.result ?? json).data;
}
