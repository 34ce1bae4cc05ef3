import { identifyPage } from './posting-url.ts';
import type { RawPay, RawPosting } from './raw-posting.ts';
import { nameTenant, readDate, readWorkplace } from './read-values.ts';

type Thing = Record<string, unknown>;

/** The first JobPosting in a block of linked data, however deep in lists and graphs. */
export function findJobPosting(value: unknown, depth = 0): Thing | null {
  if (depth > 6) return null;
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = findJobPosting(entry, depth + 1);
      if (found) return found;
    }
    return null;
  }
  const thing = asThing(value);
  if (!thing) return null;
  if (asList(thing['@type']).some((type) => /(^|[/:])JobPosting$/.test(asText(type)))) return thing;
  return findJobPosting(
    thing['@graph'] ?? thing['mainEntity'] ?? thing['itemListElement'] ?? thing['item'],
    depth + 1,
  );
}

export function readJobPosting(posting: Thing, pageUrl: string): RawPosting | null {
  const title = asText(posting['title']) || asText(posting['name']);
  if (title === '') return null;
  const url = new URL(pageUrl);
  const organization = asThing(posting['hiringOrganization']);
  const isRemote = asText(posting['jobLocationType']) === 'TELECOMMUTE';
  return {
    system: 'generic',
    ...identifyPage(url),
    title,
    company:
      asText(organization?.['name']) ||
      asText(posting['hiringOrganization']) ||
      nameTenant(url.hostname.replace(/^(www|jobs|careers)\./, '').replace(/\.[a-z]+$/, '')),
    logo: null,
    places: readPlaces(posting),
    workplace: isRemote ? 'remote' : readWorkplace(asText(posting['jobLocationType'])),
    employmentType: asList(posting['employmentType']).map(asText).join(' '),
    pay: readPay(posting['baseSalary'] ?? posting['estimatedSalary']),
    html: asText(posting['description']),
    jobUrl: pageUrl,
    applyUrl: pageUrl,
    postedAt: readDate(asText(posting['datePosted'])),
    closesAt: readDate(asText(posting['validThrough'])),
    language: asText(posting['inLanguage']) || null,
  };
}

function readPlaces(posting: Thing): RawPosting['places'] {
  const places = asList(posting['jobLocation']).flatMap((entry): RawPosting['places'] => {
    if (typeof entry === 'string') return [entry];
    const address = asThing(entry)?.['address'];
    if (typeof address === 'string') return [address];
    const parts = asThing(address);
    if (!parts) return [];
    return [
      {
        city: asText(parts['addressLocality']),
        state: asText(parts['addressRegion']),
        country: nameOf(parts['addressCountry']),
      },
    ];
  });
  if (places.length > 0) return places;
  return asList(posting['applicantLocationRequirements']).map((entry) => ({
    city: '',
    state: '',
    country: nameOf(entry),
  }));
}

function readPay(value: unknown): RawPay | null {
  const salary = asThing(asList(value)[0]);
  if (!salary) return null;
  const amount = asThing(salary['value']) ?? salary;
  const single = asNumber(amount['value']) ?? asNumber(salary['value']);
  return {
    min: asNumber(amount['minValue']) ?? single,
    max: asNumber(amount['maxValue']) ?? single,
    interval: asText(amount['unitText']) || asText(salary['unitText']),
    currency: asText(salary['currency']) || asText(amount['currency']),
  };
}

function nameOf(value: unknown): string {
  return asText(value) || asText(asThing(value)?.['name']);
}

function asThing(value: unknown): Thing | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Thing) : null;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.replace(/[$,\s]/g, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}
