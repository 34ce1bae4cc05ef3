import type { RawPay, RawPosting } from './raw-posting.ts';

export function readDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** "onsite", "On-site", "Remote", "fully_remote", "TELECOMMUTE", "Hybrid" … */
export function readWorkplace(word: string | null | undefined): RawPosting['workplace'] {
  const folded = (word ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (folded.includes('hybrid')) return 'hybrid';
  if (folded.includes('remote') || folded.includes('telecommut')) return 'remote';
  return ['onsite', 'inoffice', 'office'].includes(folded) ? 'onsite' : null;
}

/** "acme-health" as a name, when a board doesn't name the employer. */
export function nameTenant(tenant: string): string {
  const words = tenant
    .replaceAll('%20', ' ')
    .split(/[-_\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** The pay as the board states it; null when it doesn't. */
export function readPay(
  pay: { [Part in keyof RawPay]?: RawPay[Part] | null | undefined } | null | undefined,
): RawPay | null {
  if (!pay) return null;
  return {
    min: pay.min ?? null,
    max: pay.max ?? null,
    interval: pay.interval ?? '',
    currency: pay.currency ?? '',
  };
}
