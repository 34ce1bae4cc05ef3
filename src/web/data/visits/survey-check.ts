import { isSurveyAsked, isSurveyDue } from '#domain/experiment/survey.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { markSurveyShown, wasSurveyShown } from '#web/data/request/client-state.ts';
import { pushToDataLayer } from './analytics.ts';
import { askFlowData, askSubscriptions } from './visit-calls.ts';

interface SurveyVisit {
  userId: string;
  portal: Portal;
  search: string;
  /** Whether the dashboard was visited before this visit. */
  visitedBefore: Promise<boolean>;
}

/** Whether to show the survey now; marks it as shown. If the check fails, the survey isn't shown; the failed call is logged. */
export async function checkSurvey(visit: SurveyVisit): Promise<boolean> {
  const show = isSurveyAsked(visit.search) || (await isDue(visit).catch(() => false));
  if (!show) return false;
  pushToDataLayer({ event: 'survey_trigger' });
  markSurveyShown();
  return true;
}

async function isDue({ userId, portal, visitedBefore }: SurveyVisit): Promise<boolean> {
  if (wasSurveyShown()) return false;
  const [subscriptions, flow, before] = await Promise.all([
    askSubscriptions(userId),
    askFlowData(userId, portal),
    visitedBefore,
  ]);
  const start = subscriptions[0]?.start_date;
  return isSurveyDue({
    subscriptionCount: subscriptions.length,
    subscriptionStatus: flow.subscriptionStatus,
    subscriptionStart: start === undefined ? null : new Date(start),
    hasSurveyShown: wasSurveyShown(),
    visitedBefore: before,
    now: new Date(),
  });
}
