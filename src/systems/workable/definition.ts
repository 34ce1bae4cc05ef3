import { z } from 'zod';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { defineField, yesNo } from '#systems/reading/form/defined-field.ts';

const Field = z.object({
  id: z.string(),
  required: z.boolean().nullish(),
  label: z.string().nullish(),
  type: z.string(),
  maxLength: z.number().nullish(),
  helper: z.string().nullish(),
  singleOption: z.boolean().nullish(),
  options: z.array(z.object({ name: z.union([z.string(), z.number()]), value: z.string() })).nullish(),
});
const Sections = z.array(z.object({ name: z.string().nullish(), fields: z.array(Field) }));

const types: Record<string, QuestionType> = {
  paragraph: 'TextArea',
  file: 'File',
  date: 'Calendar',
  number: 'Number',
  boolean: 'SingleChoice',
  dropdown: 'SingleChoice',
  group: 'QuestionList',
};

/** `GET api/v1/jobs/{shortcode}/form`: sections of fields; an option submits its `name` and shows its `value`. */
export function readWorkableDefinition(json: unknown): FormField[] | null {
  const direct = Sections.safeParse(json).data;
  const sections = direct ?? z.object({ sections: Sections }).safeParse(json).data?.sections ?? null;
  return (
    sections?.flatMap(({ name, fields }) =>
      fields.map((field) =>
        defineField({
          path: field.id,
          label: field.label ?? field.id,
          type: chooseType(field),
          required: field.required ?? false,
          options:
            field.type === 'boolean'
              ? yesNo
              : field.options?.map((one) => ({ label: one.value, value: String(one.name) })),
          description: field.helper,
          maxLength: field.maxLength,
          section: name,
        }),
      ),
    ) ?? null
  );
}

function chooseType({ type, singleOption }: z.infer<typeof Field>): QuestionType {
  if (type === 'multiple') return singleOption ? 'SingleChoice' : 'MultiChoice';
  return types[type] ?? 'Text';
}
