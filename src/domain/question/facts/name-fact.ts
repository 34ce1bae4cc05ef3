import type { Family } from '#domain/question/families/family.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';

/** The fact that answers a question of this family, or null when none can (no country named, for instance). */
export function nameFact(family: Family, params: QuestionParams): string | null {
  if (!family.fact) return null;
  if (params.when === 'latest') return `${family.fact}.latest`;
  let isKnown = true;
  const name = family.fact.replace(/\{(country|age)\}/g, (_, key: 'country' | 'age') => {
    isKnown &&= params[key] !== undefined;
    return params[key] ?? '';
  });
  return isKnown ? name : null;
}
