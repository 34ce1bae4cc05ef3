import { countWorkedMonths } from '#domain/document/sections/derived-values.ts';
import type { Experience } from '#domain/document/sections/experience.ts';

/** "6 years, 2 employers." */
export function sumUpExperience(jobs: readonly Experience[], today: Date): string {
  const months = countWorkedMonths(jobs, today);
  const employers = new Set(jobs.map(({ company }) => company.trim().toLowerCase()).filter(Boolean)).size;
  const time = months < 12 ? say(months, 'month') : say(Math.floor(months / 12), 'year');
  const parts = [months > 0 && time, employers > 0 && say(employers, 'employer')].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

function say(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
