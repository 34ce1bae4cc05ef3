import { z } from 'zod';

const Words = z
  .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
  .nullish()
  .catch(null);
const Address = z.object({ addressLocality: Words, addressRegion: Words, addressCountry: Words });
const list = <T extends z.ZodType>(one: T) =>
  z
    .union([z.array(one), one.transform((value) => [value])])
    .nullish()
    .catch(null);
const Posting = z.object({
  '@type': z.unknown().refine((type) => [type].flat().includes('JobPosting')),
  jobLocation: list(z.object({ address: z.union([Address, z.string()]).nullish().catch(null) })),
  applicantLocationRequirements: list(z.object({ name: z.string() })),
});

/** The job's locations in the page's JobPosting data. */
export function readStructuredPlaces(scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => {
    const found = parse(script).flatMap((one) => Posting.safeParse(one).data ?? []);
    return found.flatMap(({ jobLocation, applicantLocationRequirements }) => {
      const places = (jobLocation ?? []).flatMap(({ address }) => {
        if (typeof address === 'string') return [address];
        const parts = [address?.addressLocality, address?.addressRegion, address?.addressCountry];
        const text = parts.filter(Boolean).join(', ');
        return text === '' ? [] : [spellCode(text)];
      });
      return places.length > 0 ? places : (applicantLocationRequirements ?? []).map(({ name }) => name);
    });
  });
}

/** A two-letter code alone or after a city would be taken for a state, so missing parts are filled in to read it as a country. */
function spellCode(text: string): string {
  const parts = text.split(', ');
  return /^[A-Z]{2}$/.test(parts.at(-1) ?? '') && parts.length < 3
    ? [...Array.from({ length: 3 - parts.length }, () => 'Place'), ...parts].join(', ')
    : text;
}

function parse(script: string): unknown[] {
  try {
    const json: unknown = JSON.parse(script);
    const graph = z.object({ '@graph': z.array(z.unknown()) }).safeParse(json).data;
    return graph ? graph['@graph'] : [json].flat();
  } catch {
    return [];
  }
}

const Place = z.union([
  z.string(),
  z
    .object({
      name: z.string().nullish(),
      city: z.string().nullish(),
      state: z.string().nullish(),
      country: z.string().nullish(),
      addressCountry: z.string().nullish(),
    })
    .transform(
      (one) =>
        one.name || [one.city, one.state, one.country ?? one.addressCountry].filter(Boolean).join(', '),
    ),
]);
const Defined = z.object({
  location: Place.nullish().catch(null),
  locationName: z.string().nullish().catch(null),
  locationAddress: z.string().nullish().catch(null),
  secondaryLocationNames: z.array(z.string()).nullish().catch(null),
  city: z.string().nullish().catch(null),
  country: z.string().nullish().catch(null),
});

/** The systems wrap the posting in different ways. */
const Wrapped = z.object({
  data: z.object({ jobPosting: z.unknown() }).optional(),
  result: z.object({ jobOpening: z.unknown() }).optional(),
  jobPosting: z.unknown(),
  posting: z.unknown(),
  offers: z.array(z.object({ id: z.unknown(), slug: z.unknown() }).loose()).optional(),
});

function unwrapPosting(json: unknown, postingId: string): unknown {
  const { data, result, jobPosting, posting, offers } = Wrapped.safeParse(json).data ?? {};
  const offer = offers?.find(({ id, slug }) => slug === postingId || String(id) === postingId);
  return data?.jobPosting ?? jobPosting ?? posting ?? result?.jobOpening ?? offer ?? json;
}

/** The job's locations in the system's published data. */
export function readDefinedPlaces(json: unknown, postingId: string): string[] {
  const read = Defined.safeParse(unwrapPosting(json, postingId)).data;
  if (!read) return [];
  const { location, locationName, secondaryLocationNames, city, country } = read;
  const own = country ? [city, country].filter(Boolean).join(', ') : null;
  return [own ?? location ?? locationName, ...(secondaryLocationNames ?? [])].filter(
    (one) => typeof one === 'string' && one !== '',
  ) as string[];
}
