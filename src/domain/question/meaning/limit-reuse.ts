import type { Classified } from '#domain/question/form/asked-question.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { findFamily } from './families.ts';

/** In the scope of an answer that belongs to one application only. */
export const onceOnly = '~?';

/** "us" is the employer, "US" a country. */
const namesEmployer =
  /\b(us|we|our|here)\b|\b(this|the|your) (company|employer|organi[sz]ation|hospital|university)\b|\b(?:[Bb]y|[Ww]ith|[Ff]or|[Aa]t|[Oo]f|[Tt]o) the ([Cc]ity|[Cc]ounty|[Dd]istrict|[Aa]gency|[Bb]ank|[Cc]linic|[Ff]irm|[Tt]rust|[Aa]uthority|[Ff]acility|[Cc]ollege)\b(?! (?:of|and|or|where|in which)\b)|\b(City|County|District|Agency|Bank|Hospital|University|College) (employees?|officials?|staff|contractors?)\b/;
const namesJob =
  /\b(this|the) (role|position|job|opening|opportunity|team|location|office|posting)\b|\b(apply|applied|applying|interview\w*)\b|^(today['’]s )?date\W*$/i;

/**
 * What was said to one employer about itself is not said to another, and what was said about one job not
 * about the next.
 */
export function limitReuse(
  label: string,
  { family, params }: Pick<Classified, 'family' | 'params'>,
  employer: string,
): string {
  const within = employer === '' ? onceOnly : `~${foldText(employer)}`;
  if (family === 'worked_at' || family === 'heard_about' || family === 'contact_employer') return within;
  if (findFamily(family).fact || params.claim) return '';
  if (namesJob.test(label)) return onceOnly;
  return namesEmployer.test(label.replace(/\b(tell|let|contact) us\b/gi, '')) ? within : '';
}

export function isReusable({ family, scope }: { family: string; scope: string }): boolean {
  const { may } = findFamily(family);
  return !scope.includes(onceOnly) && (may === 'typed' || may === 'profile');
}
