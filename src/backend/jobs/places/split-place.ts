import { findPlaceState, foldPlace, type PlaceState } from './place-name.ts';

/** Splits "Austin, TX 78701, USA" into its parts. A final word counts as a state if a town precedes it. */
export function splitPlace(
  text: string,
): { city: string; state: PlaceState | null; zip: string | null } | null {
  const plain = text
    .slice(0, longestPlace)
    .replace(/[\s,]+(usa|u\.s\.a?\.?|us|united states( of america)?)\s*$/i, '');
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(plain);
  const parts = (zip ? plain.slice(0, zip.index) : plain).split(',').map((part) => part.trim());
  const [city = '', region = '', ...rest] = parts.filter(Boolean);
  const found = { city: foldPlace(city), state: findPlaceState(region), zip: zip?.[1] ?? null };
  if (region !== '') return found.state && rest.length === 0 ? found : null;
  const words = city.split(/\s+/);
  for (const count of [1, 2, 3]) {
    const state = words.length > count ? findPlaceState(words.slice(-count).join(' ')) : null;
    if (state) return { ...found, city: foldPlace(words.slice(0, -count).join(' ')), state };
  }
  return found;
}

const longestPlace = 200;
