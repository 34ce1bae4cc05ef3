import { findStateCode, type StateCode, usStates } from '#domain/document/us-states.ts';

export type PlaceState = StateCode | 'DC';

export const placeStates: Record<PlaceState, string> = { ...usStates, DC: 'District of Columbia' };

const shortWords = new Map(Object.entries({ saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' }));

const isPlain = /^[A-Za-z ,-]*$/;

/** One spelling per town: small letters, no accents or signs, "St." and "Saint" alike. */
export function foldPlace(text: string): string {
  const plain = isPlain.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f'’‘`ʻ.]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => shortWords.get(word) ?? word)
    .join(' ');
}

export function findPlaceState(text: string): PlaceState | null {
  const plain = text.replaceAll('.', '').trim();
  return /^(dc|district of columbia)$/i.test(plain) ? 'DC' : findStateCode(plain);
}
