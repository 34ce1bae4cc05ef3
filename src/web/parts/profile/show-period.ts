import type { Experience } from '#domain/document/sections/experience.ts';
import { parseMonth } from '#domain/document/values/month-text.ts';

/** "March 2022 to present". */
export function showPeriod(job: Pick<Experience, 'start' | 'end' | 'current'>): string {
  const end = job.current ? 'present' : showMonth(job.end);
  return [showMonth(job.start), end].filter(Boolean).join(' to ');
}

function showMonth(text: string): string {
  const month = parseMonth(text);
  if (!month) return text;
  if (month.month === null) return String(month.year);
  const first = new Date(Date.UTC(month.year, month.month - 1, 1));
  return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
