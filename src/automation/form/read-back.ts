import type { Frame } from 'playwright-core';
import { callInPage } from '#automation/form/call-in-page.ts';
import type { ShownSpec } from '#automation/form/in-page/read-shown.ts';
import { markup } from '#automation/reader/words/phrases.ts';
import type { ReadBackRow } from '#domain/application/outcome.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { isShownAsWanted } from './compare-shown.ts';
import { areShownAsWanted, joinShown } from './input-parts.ts';

export interface Wanted {
  path: string;
  value: readonly string[];
}

/** Where the page shows the answer to a question. */
export function specify(adapter: BoundAdapter, field: FormField): ShownSpec {
  const { controls, picked, attached, fileName, parts, plain } = adapter.select(field.path);
  return {
    path: field.path,
    control: field.control,
    controls,
    options: field.options.map((option) => option.label),
    picked,
    attached,
    fileName,
    ...(parts && { parts: parts.map((part) => part.css) }),
    ...(plain && {
      plain: {
        ...plain,
        values: field.options.map((option) => option.value),
        selectedClass: markup.selectedClass.source,
      },
    }),
  };
}

/** Every question with its approved answer and what the page shows, including questions that should stay empty. */
export async function readBack(
  frame: Frame,
  adapter: BoundAdapter,
  fields: readonly FormField[],
  wanted: readonly Wanted[],
): Promise<ReadBackRow[]> {
  const specs = fields.map((field) => specify(adapter, field));
  const values = await callInPage(frame, 'readShown', specs);
  return fields.map((field) => {
    const want = [...(wanted.find((one) => one.path === field.path)?.value ?? [])];
    const shown = values[field.path] ?? [];
    const { parts } = adapter.select(field.path);
    if (parts) {
      const together = joinShown(parts, shown);
      const same = areShownAsWanted(parts, want, shown);
      return { path: field.path, wanted: want, shown: together === '' ? [] : [together], same };
    }
    return { path: field.path, wanted: want, shown, same: isShownAsWanted(field, want, shown) };
  });
}
