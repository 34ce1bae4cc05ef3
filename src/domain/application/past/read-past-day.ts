const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const firstYear = 1990;

type Parts = readonly [year: number, month: number, day: number];

/**
 * The day a person wrote (2026-11-15, 11/15/2026, Nov 15, 2026), or null when it is unreadable or in the
 * future.
 */
export function readPastDay(text: string, today: Date): string | null {
  const parts = readParts(text.trim().toLowerCase());
  if (!parts) return null;
  const [year, month, day] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  // It may already be tomorrow where the person lives.
  const isPast = date.getTime() <= today.getTime() + 86_400_000;
  return isReal && isPast && year >= firstYear ? date.toISOString().slice(0, 10) : null;
}

function readParts(text: string): Parts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ][\d:.,]+(?:z|[+-][\d:]+)?)?$/.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})$/.exec(text);
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    const year = Number(slashed[3]) + (slashed[3]?.length === 2 ? 2000 : 0);
    // Month first, as in the US; day first only where the number can't be a month.
    return first > 12 ? [year, second, first] : [year, first, second];
  }
  const words = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  const turned = words ? null : /^(\d{1,2})\.? ([a-z]{3,9})\.?,? (\d{4})$/.exec(text);
  const [name, day, year] = words ? [words[1], words[2], words[3]] : [turned?.[2], turned?.[1], turned?.[3]];
  const month = name === undefined ? -1 : months.indexOf(name.slice(0, 3));
  return month < 0 ? null : [Number(year), month + 1, Number(day)];
}
