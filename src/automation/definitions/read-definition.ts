import { readDefinedPlaces } from '#automation/page/posting-places.ts';
import { recognizeLanguage } from '#automation/page/recognize-language.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import { readPlaceCountries } from '#domain/question/meaning/read-place-countries.ts';
import { systems } from '#systems/systems.ts';
import { readPageDefinition } from './page-definition.ts';

/** The form that a system publishes as data, recognized by its shape; null for anything else. No browser. */
export function readDefinition(
  json: unknown,
  { url, tenant, postingId }: Pick<EmployerForm, 'url' | 'tenant' | 'postingId'>,
): EmployerForm | null {
  for (const { id: ats, definition } of systems) {
    const fields = definition?.read(json, postingId || null);
    if (!fields || fields.length === 0) continue;
    const countries = readPlaceCountries(readDefinedPlaces(json, postingId));
    return {
      ats,
      tenant,
      postingId,
      url,
      language: nameLanguage(fields),
      ...(countries.length > 0 && { countries }),
      fields,
    };
  }
  return null;
}

/** The form to prepare answers for, including what the system's pages add; null when the page asks more than is published. */
export function readWholeDefinition(
  json: unknown,
  origin: Pick<EmployerForm, 'ats' | 'url' | 'tenant' | 'postingId'>,
): EmployerForm | null {
  const form = readDefinition(json, origin);
  const definition = systems.find(({ id }) => id === form?.ats)?.definition;
  if (form?.ats !== origin.ats || definition?.isWhole?.(json, form.postingId || null) === false) return null;
  const fields = definition?.addPageParts?.(form.fields) ?? form.fields;
  return { ...form, fields: fields.map((field) => ({ ...field, published: true })) };
}

/** The same from the server's HTML, where it contains the whole form. */
export function readDefinitionPage(
  html: string,
  { url, tenant, postingId }: Pick<EmployerForm, 'url' | 'tenant' | 'postingId'>,
): EmployerForm | null {
  const read = readPageDefinition(html);
  return read && { ...read, tenant, postingId, url, language: nameLanguage(read.fields) };
}

function nameLanguage(fields: readonly FormField[]): string {
  const words = fields.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]);
  return recognizeLanguage(words.join(' '), 'en');
}
