import { readDefinedPlaces } from '#automation/page/posting-places.ts';
import { recogniseLanguage } from '#automation/page/recognise-language.ts';
import type { Ats, EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import { readPlaceCountries } from '#domain/question/meaning/read-place-countries.ts';
import { readAshbyDefinition } from '#systems/ashby/definition.ts';
import { isWholeBamboohr, readBamboohrDefinition } from '#systems/bamboohr/definition.ts';
import {
  addGreenhousePageParts,
  isWholeGreenhouse,
  readGreenhouseDefinition,
} from '#systems/greenhouse/definition.ts';
import { isWholeRecruitee, readRecruiteeDefinition } from '#systems/recruitee/definition.ts';
import { readWorkableDefinition } from '#systems/workable/definition.ts';
import { readPageDefinition } from './page-definition.ts';

const readers: [Ats, (json: unknown, slug: string | null) => FormField[] | null][] = [
  ['greenhouse', readGreenhouseDefinition],
  ['ashby', readAshbyDefinition],
  ['recruitee', readRecruiteeDefinition],
  ['bamboohr', readBamboohrDefinition],
  ['workable', readWorkableDefinition],
];

/** The form that an application system publishes as data, told by its shape; null for anything else. No browser. */
export function readDefinition(
  json: unknown,
  { url, tenant, postingId }: Pick<EmployerForm, 'url' | 'tenant' | 'postingId'>,
): EmployerForm | null {
  for (const [ats, read] of readers) {
    const fields = read(json, postingId || null);
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

const isWhole: Partial<Record<Ats, (json: unknown, slug: string | null) => boolean>> = {
  greenhouse: isWholeGreenhouse,
  recruitee: isWholeRecruitee,
  bamboohr: isWholeBamboohr,
};

/** The form to prepare answers for, with what the system's pages add; null when the page asks more than is published. */
export function readWholeDefinition(
  json: unknown,
  origin: Pick<EmployerForm, 'ats' | 'url' | 'tenant' | 'postingId'>,
): EmployerForm | null {
  const form = readDefinition(json, origin);
  if (form?.ats !== origin.ats || isWhole[form.ats]?.(json, form.postingId || null) === false) return null;
  const fields = form.ats === 'greenhouse' ? addGreenhousePageParts(form.fields) : form.fields;
  return { ...form, fields: fields.map((field) => ({ ...field, published: true })) };
}

/** The same from the page that the system's server sends, where that page holds the whole form. */
export function readDefinitionPage(
  html: string,
  { url, tenant, postingId }: Pick<EmployerForm, 'url' | 'tenant' | 'postingId'>,
): EmployerForm | null {
  const read = readPageDefinition(html);
  return read && { ...read, tenant, postingId, url, language: nameLanguage(read.fields) };
}

function nameLanguage(fields: readonly FormField[]): string {
  const words = fields.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]);
  return recogniseLanguage(words.join(' '), 'en');
}
