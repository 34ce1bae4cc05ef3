import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { stageIds, stageOf } from '#domain/experiment/experiment.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { setVisitor } from '#web/data/visits/analytics.ts';
import { enterStage } from '#web/data/visits/stages.ts';
import { checkSurvey } from '#web/data/visits/survey-check.ts';
import { useFlowData } from '#web/data/visits/visit-calls.ts';

/** What a page of the signed-in area leaves behind: its stage, its events, and on the dashboard the survey check. */
export function useProductVisit(): { surveyOpen: boolean; closeSurvey: () => void } {
  useVisitorStatus();
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
