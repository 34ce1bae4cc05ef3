import { countWorkedMonths } from '#domain/document/sections/derived-values.ts';
import type { Experience } from '#domain/document/sections/experience.ts';
import { parseMonth } from '#domain/document/values/month-text.ts';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';

/** "March 2022 to present". */
export function showPeriod(job: Pick<Experience, 'start' | 'end' | 'current'>): string {
  const end = job.current ? texts.present : showMonth(job.end);
  return texts.period(showMonth(job.start), end);
}

function showMonth(text: string): string {
  const month = parseMonth(text);
  if (!month) return text;
  if (month.month === null) return String(month.year);
  const first = new Date(Date.UTC(month.year, month.month - 1, 1));
  return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** "6 years, 2 employers." */
export function sumUpExperience(jobs: readonly Experience[], today: Date): string {
  const months = countWorkedMonths(jobs, today);
  const employers = new Set(jobs.map(({ company }) => company.trim().toLowerCase()).filter(Boolean)).size;
  const time = months < 12 ? texts.months(months) : texts.years(Math.floor(months / 12));
  return texts.worked([
    ...(months > 0 ? [time] : []),
    ...(employers > 0 ? [texts.employers(employers)] : []),
  ]);
}
