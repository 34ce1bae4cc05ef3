import type { InputPart } from '#systems/reading/form/employer-adapter.ts';

/** A time of day in several inputs: 09:00, or hour and minute, plus AM or PM; twice for "from … until …". */
export function isTime(parts: readonly InputPart[]): boolean {
  return parts.some(({ kind }) => kind === 'clock' || kind === 'hour');
}

/** The format that an answer needs to fit the inputs. */
export function writeTimeForm(parts: readonly InputPart[]): string {
  const starts = parts.filter(({ kind }) => kind === 'clock' || kind === 'hour').length;
  return ['', 'For example 9:00 AM', 'For example 9:00 AM to 5:30 PM'][starts] ?? '';
}

interface Time {
  hour: number;
  minute: number;
}

function readTimes(answer: string): Time[] {
  const found = [...answer.matchAll(/\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2}):(\d{2})\b/gi)];
  return found.flatMap(([, short, minutes = '0', half, long, rest]) => {
    const hour = half ? (Number(short) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(long);
    const minute = Number(half ? minutes : rest);
    return hour < 24 && minute < 60 && !(half && Number(short) > 12) ? [{ hour, minute }] : [];
  });
}

const two = (number: number) => String(number).padStart(2, '0');

/** Splits "9:00 AM" or "9:00 AM to 5:30 PM" over the inputs; null where it can't be split that way. */
export function cutTimes(parts: readonly InputPart[], answer: string): string[] | null {
  const times = readTimes(answer);
  const starts = parts.filter(({ kind }) => kind === 'clock' || kind === 'hour').length;
  if (times.length !== starts) return null;
  const isHalved = parts.some(({ kind }) => kind === 'half');
  let at = -1;
  return parts.map(({ kind }) => {
    if (kind === 'clock' || kind === 'hour') at += 1;
    const { hour, minute } = times[at] as Time;
    const said = isHalved ? hour % 12 || 12 : hour;
    if (kind === 'half') return hour < 12 ? 'AM' : 'PM';
    return kind === 'minute' ? two(minute) : kind === 'hour' ? two(said) : `${two(said)}:${two(minute)}`;
  });
}

/** AM or PM alone is not an answer. */
export function joinTimes(parts: readonly InputPart[], shown: readonly string[]): string {
  const isTyped = parts.some(({ kind }, index) => kind !== 'half' && /\d/.test(shown[index] ?? ''));
  return isTyped ? shown.join(' ').replace(/\s+/g, ' ').trim() : '';
}

export function isSameTime({ kind }: InputPart, wanted: string, shown: string): boolean {
  if (kind === 'half') return shown.replace(/\W/g, '').toUpperCase() === wanted;
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number).join(':');
  return numbers(shown) === numbers(wanted);
}
