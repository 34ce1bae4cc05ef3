import { stemWord } from './fold-words.ts';

export type TitleLevel = 'learner' | 'worker' | 'leader';

const learner = /\b(intern|internship|apprentice|apprenticeship|trainee|helper|student|extern)\b/;
const leader =
  /\b(manager|mgr|director|supervisor|supv|foreman|superintendent|chief|head|president|vp|avp|svp|evp)\b/;

/** Whether a title is for somebody who learns the work, does it, or leads those who do. */
export function readLevel(folded: string): TitleLevel {
  if (learner.test(folded)) return 'learner';
  return leader.test(folded) ? 'leader' : 'worker';
}

const roleWords = new Set(
  `manager director supervisor foreman superintendent chief head president vice officer executive coordinator
  specialist technician technologist representative associate assistant analyst engineer operator worker clerk agent
  consultant inspector administrator administrative service general project program team staff member`
    .split(/\s+/)
    .map(stemWord),
);

/** Whether a stemmed word is a rank or a kind of work that exists in every field. */
export function isRoleWord(stem: string): boolean {
  return roleWords.has(stem);
}
