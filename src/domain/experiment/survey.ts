/** When the short survey opens on the dashboard (D-088, D-089). */
const surveyAfterMs = 259_200_000;

export interface SurveyFacts {
  subscriptionCount: number;
  subscriptionStatus: 'TRUE' | 'FALSE';
  subscriptionStart: Date | null;
  hasSurveyShown: boolean;
  visitedBefore: boolean;
  now: Date;
}

export function isSurveyDue(facts: SurveyFacts): boolean {
  const { subscriptionStart, now } = facts;
  return (
    facts.subscriptionCount === 1 &&
    facts.subscriptionStatus === 'TRUE' &&
    subscriptionStart !== null &&
    now.getTime() - subscriptionStart.getTime() >= surveyAfterMs &&
    !facts.hasSurveyShown &&
    facts.visitedBefore
  );
}

/** The query opens it regardless of the rules. */
export function isSurveyAsked(search: string): boolean {
  return /[?&]isSurvey(=|&|$)/.test(search);
}
