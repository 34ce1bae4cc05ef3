import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { stageIds, stageOf } from '#domain/experiment/stage.ts';
import { setVisitor, track } from '#web/data/analytics.ts';
import { usePortal, useRoutes } from '#web/data/portal.ts';
import { useUser } from '#web/data/session.ts';
import { enterStage } from '#web/data/stages.ts';
import { checkSurvey } from '#web/data/survey-check.ts';
import { useFlowData } from '#web/data/visit-calls.ts';

/** What a page of the signed-in area leaves behind: its stage, its events, and on the dashboard the survey check. */
export function useProductVisit(): { surveyOpen: boolean; closeSurvey: () => void } {
  useVisitorStatus();
  useViewEvents();
  const portal = usePortal();
  const userId = useUser()?.userId ?? '';
  const { pathname, search } = useLocation();
  const [surveyOpen, setSurveyOpen] = useState(false);
  const stageId = stageOf(portal, pathname);

  useEffect(() => {
    if (stageId === null) return;
    const visitedBefore = enterStage(stageId, { userId, portal });
    // A stage that could not be saved is only logged.
    visitedBefore.catch(() => undefined);
    if (stageId !== stageIds.dashboard) return;
    void checkSurvey({ userId, portal, search, visitedBefore }).then((show) => show && setSurveyOpen(true));
  }, [stageId, userId, portal, search]);

  return { surveyOpen, closeSurvey: () => setSurveyOpen(false) };
}

function useVisitorStatus(): void {
  const portal = usePortal();
  const userId = useUser()?.userId ?? null;
  const { data } = useFlowData();
  useEffect(() => {
    setVisitor({
      portal,
      userId,
      subscriptionStatus: data?.subscriptionStatus,
      paymentStatus: data?.paymentStatus,
    });
  }, [portal, userId, data]);
}

/** A look at one application shows in the address, so its screens need not report it (D-091). */
function useViewEvents(): void {
  const routes = useRoutes();
  const { pathname } = useLocation();
  useEffect(() => {
    for (const screen of ['audit', 'receipt'] as const) {
      const applicationId = matchPath(routes[screen](':id'), pathname)?.params['id'];
      if (applicationId) track('expert apply viewed', { applicationId, screen });
    }
  }, [pathname, routes]);
}
