import { Link } from 'react-router';
import { type FactPlace, placeOfFact } from '#domain/application/fact-place.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { useRoutes } from '#web/data/request/portal.ts';

/** From an answer to the fact behind it; nothing for what belongs to one application only. */
export function FactLink({ source }: { source: AnswerSource }) {
  const { profile, jobPreferences, resumes } = useRoutes();
  const place = placeOfFact(source);
  if (!place) return null;
  const others: Partial<Record<FactPlace, string>> = {
    questions: `${profile}?tab=key-questions`,
    preferences: jobPreferences,
    letters: resumes,
  };
  return <Link to={others[place] ?? `${profile}?tab=resume#${place}`}>Show in profile</Link>;
}
