import { Link } from 'react-router';
import { type FactPlace, placeOfFact } from '#domain/application/fact-place.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { questionTexts } from '#web/texts/applications/question.ts';

/** Links an answer to the fact behind it. Answers that belong to one application only have no link. */
export function FactLink({ source }: { source: AnswerSource }) {
  const { profile, jobPreferences, resumes } = useRoutes();
  const place = placeOfFact(source);
  if (!place) return null;
  const others: Partial<Record<FactPlace, string>> = {
    questions: `${profile}?tab=key-questions`,
    answers: `${profile}?tab=answers`,
    preferences: jobPreferences,
    letters: resumes,
  };
  return <Link to={others[place] ?? `${profile}?tab=resume#${place}`}>{questionTexts.showInProfile}</Link>;
}
