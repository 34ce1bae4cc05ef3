// Suggestions while someone types: job titles, skills, and places.

import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';

const Typed = z.string().max(200);
/** Asking for more than the server's limit is not refused; it returns the limit. */
const upTo = (most: number, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .default(usual)
    .transform((count) => Math.min(count, most));

export const autocompleteTitles = defineSchemas({
  summary: 'Suggest job titles that start with, contain, or almost match the text',
  access: 'public',
  query: z.object({ search: Typed, size: upTo(50, 10) }),
  answer: z.object({ data: z.array(z.string()) }),
  ratePerMinute: 600,
});

export const FoundPlace = z.object({
  name: z.string(),
  cityName: z.string(),
  stateName: z.string(),
  countryName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const searchLocations = defineSchemas({
  summary: 'Suggest US places by name, "City, ST", ZIP code, or nickname, larger places first',
  access: 'public',
  params: z.object({ text: Typed }),
  query: z.object({ take: upTo(50, 10) }),
  answer: z.object({ data: z.array(FoundPlace) }),
  ratePerMinute: 600,
});

export const suggestJobTitles = defineSchemas({
  summary: 'Suggest job titles for the text typed so far',
  access: 'session',
  query: z.object({ userId: z.uuid() }),
  body: z.object({
    acceptLanguage: z.string().max(20).default('en-US'),
    placement: z.string().max(50).default(''),
    portalCD: z.string().max(20).default('SNR'),
    productCD: z.string().max(20).default('EAP'),
    searchString: Typed,
  }),
  answer: z.object({ data: z.array(z.string()) }),
  ratePerMinute: 600,
});

/** `jobTitle` asks for the skills of that occupation, `searchString` for skills of that name. */
export const suggestSkills = defineSchemas({
  summary: 'Suggest skills for a job title or the text typed so far',
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  query: z.object({ document_id: z.guid() }),
  body: z.object({
    productCD: z.string().max(20).default('EAP'),
    cultureName: z.string().max(20).default('en-US'),
    sectionTypeCD: z.string().max(20).default(''),
    contentTypeCD: z.string().max(20).default(''),
    contentGroupCD: z.string().max(20).default(''),
    employer: Typed.default(''),
    portalCD: z.string().max(20).default('SNR'),
    isFuzzySearch: z.boolean().default(true),
    useFuzzyFallback: z.boolean().default(true),
    documentID: z.guid(),
    countryCD: z.literal('US').default('US'),
    jobTitle: Typed.default(''),
    searchString: Typed.default(''),
  }),
  answer: z.object({ result: z.array(z.string()) }),
  ratePerMinute: 600,
});
