import type { Frame } from 'playwright-core';
import { readShown } from '#automation/form/in-page/read-shown.ts';
import type { ReadBackRow } from '#domain/application/outcome.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { isShownAsWanted } from './compare-shown.ts';
import { areShownAsWanted, joinShown } from './input-parts.ts';

export interface Wanted {
  path: string;
  value: readonly string[];
}

/** Every question with its approved answer and what the page shows, including questions that should stay empty. */
export async function readBack(
  frame: Frame,
  adapter: BoundAdapter,
  fields: readonly FormField[],
  wanted: readonly Wanted[],
): Promise<ReadBackRow[]> {
  const specs = fields.map((field) => {
    const { controls, picked, attached, fileName, parts } = adapter.select(field.path);
    const options = field.options.map((option) => option.label);
    const spec = { path: field.path, control: field.control, controls, options, picked, attached, fileName };
    return parts ? { ...spec, parts: parts.map((part) => part.css) } : spec;
  });
  const values = await frame.evaluate(readShown, specs);
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
