import { z } from 'zod';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { defineField, yesNo } from '#systems/reading/form/defined-field.ts';

const Entry = z.object({
  isRequired: z.boolean().nullish(),
  isHidden: z.boolean().nullish(),
  descriptionHtml: z.string().nullish(),
  field: z.object({
    path: z.string(),
    title: z.string(),
    type: z.string(),
    selectableValues: z.array(z.object({ label: z.string(), value: z.string() })).nullish(),
  }),
});
const Form = z.object({ sections: z.array(z.object({ fieldEntries: z.array(Entry) })) });
const Posting = z.object({ applicationForm: Form, surveyForms: z.array(Form).nullish() });

const types: Record<string, QuestionType> = {
  LongText: 'TextArea',
  RichText: 'TextArea',
  Date: 'Calendar',
  Number: 'Number',
  File: 'File',
  Boolean: 'SingleChoice',
  ValueSelect: 'SingleChoice',
  MultiValueSelect: 'MultiChoice',
};

/** The posting from `ApiJobPosting`, or what the page stores in `window.__appData`. */
export function readAshbyDefinition(json: unknown): FormField[] | null {
  const wrapped = z
    .object({
      data: z.object({ jobPosting: z.unknown() }).optional(),
      posting: z.unknown().optional(),
      jobPosting: z.unknown().optional(),
    })
    .safeParse(json).data;
  const posting = Posting.safeParse(
    wrapped?.data?.jobPosting ?? wrapped?.jobPosting ?? wrapped?.posting ?? json,
  ).data;
  if (!posting) return null;
  return [posting.applicationForm, ...(posting.surveyForms ?? [])]
    .flatMap((form) => form.sections)
    .flatMap((section) => section.fieldEntries)
    .filter((entry) => !entry.isHidden)
    .map(({ isRequired, descriptionHtml, field }) =>
      defineField({
        path: field.path,
        label: field.title,
        type: types[field.type] ?? 'Text',
        required: isRequired ?? false,
        options: field.type === 'Boolean' ? yesNo : (field.selectableValues ?? undefined),
        description: descriptionHtml,
      }),
    );
}
