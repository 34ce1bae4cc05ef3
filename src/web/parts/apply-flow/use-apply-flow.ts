import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobApplication } from '#contract/applications/job-application.ts';
import type { AccountBanner } from '#domain/credits/exhaust-reaction.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import type { ReviewedItem } from '#web/data/applications/expert-apply-calls.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { usePlans } from '#web/data/money/ecommerce-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import type { SendResult } from './send-application.ts';
import { useSendApplication } from './use-send-application.ts';

export interface ApplyTarget {
  applicationId: string;
  company: string;
  /** Why the person may have applied for this job already. */
  duplicate?: string | undefined;
}

interface Asked {
  target: ApplyTarget;
  items: ReviewedItem[];
  duplicateConfirmed: boolean;
  /** Continue although reserved credits may come back. */
  dontWait?: boolean;
}

/** No credit is left. `waiting`: some are reserved and may come back; without it, the plans are shown. */
interface OutOfCredits {
  asked: Asked;
  waiting: { used: number; reserved: number } | null;
}

export type SendProblemResult = Extract<SendResult, { outcome: 'failed' | 'no-credits' | 'payment-problem' }>;

/** How a screen reacts to the outcomes of the flow. */
export interface ApplyReactions {
  onSent: (target: ApplyTarget, banner: AccountBanner | null) => void | Promise<void>;
  onBanner: (banner: AccountBanner) => void;
  onVerify: () => void;
  /** Called before the payment page opens. A screen that shows its banners elsewhere must not navigate there too. */
  onPaymentPage?: () => void;
  onProblem?: (problem: SendProblemResult) => void;
  /** An approval always navigates to an incomplete profile; one-click apply asks first if the portal wants that (D-191, D-196). */
  leadsToProfile?: boolean;
}

/** Sends one application at a time and opens whatever has to be settled first, for one-click apply and approvals. */
export function useApplyFlow(reactions: ApplyReactions) {
  const { onSent, onBanner, onVerify, onPaymentPage, onProblem, leadsToProfile = false } = reactions;
  const routes = useRoutes();
  const portal = usePortal();
  const navigate = useNavigate();
  const progress = useProfileProgress();
  const plans = usePlans({ enabled: false });
  const { send, refresh } = useSendApplication();
  const [running, setRunning] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ asked: Asked; result: SendProblemResult } | null>(null);
  const [charge, setCharge] = useState<Asked | null>(null);
  const [duplicate, setDuplicate] = useState<{ asked: Asked; message: string; chargeAgreed: boolean } | null>(
    null,
  );
  const [missing, setMissing] = useState(false);
  const [outOfCredits, setOutOfCredits] = useState<OutOfCredits | null>(null);

  const react = async (asked: Asked, result: SendResult, chargeAgreed: boolean): Promise<void> => {
    switch (result.outcome) {
      case 'sent':
        return onSent(asked.target, result.banner);
      case 'profile-incomplete':
        if (hasFeature(portal, 'MissingProfilePrompt') && !leadsToProfile) setMissing(true);
        else await navigate(routes.completeProfile(progress ?? { hasDocument: true }));
        return;
      case 'not-premium':
        await navigate(routes.paymentIndex);
        return;
      case 'charge-starts': {
        // Without a card nothing can be charged, so the person stays here and sees the plans.
        const offer = await plans.refetch();
        if (offer.data?.card) setCharge(asked);
        else setOutOfCredits({ asked, waiting: null });
        return;
      }
      case 'on-their-way':
        setOutOfCredits({ asked, waiting: { used: result.used, reserved: result.reserved } });
        return;
      case 'payment-problem':
        setProblem({ asked, result });
        onBanner('payment-problem');
        return;
      case 'go-to-payment':
        onPaymentPage?.();
        await navigate(result.retry ? `${routes.paymentIndex}?flow=rtry` : routes.paymentIndex);
        return;
      case 'verify':
        onVerify();
        return;
      case 'duplicate':
        setDuplicate({ asked, message: result.message, chargeAgreed });
        return;
      case 'no-credits':
      case 'failed':
        setProblem({ asked, result });
        onProblem?.(result);
    }
  };

  const run = async (asked: Asked, chargeAgreed: boolean): Promise<void> => {
    setCharge(null);
    setDuplicate(null);
    setProblem(null);
    setOutOfCredits(null);
    setRunning(asked.target.applicationId);
    try {
      const result = await send(asked.target.applicationId, { ...asked, chargeAgreed });
      await react(asked, result, chargeAgreed);
      await refresh();
    } finally {
      setRunning(null);
    }
  };

  return {
    /** The application being sent. Every send button is disabled while there is one. */
    running,
    apply: async (target: ApplyTarget, items: ReviewedItem[] = []) => {
      const asked = { target, items, duplicateConfirmed: false };
      if (target.duplicate) setDuplicate({ asked, message: target.duplicate, chargeAgreed: false });
      else await run(asked, false);
    },
    /** A possible duplicate that the person has to confirm. */
    duplicate: duplicate?.message ?? null,
    confirmDuplicate: () =>
      duplicate && void run({ ...duplicate.asked, duplicateConfirmed: true }, duplicate.chargeAgreed),
    leaveDuplicate: () => setDuplicate(null),
    problem: problem?.result ?? null,
    /** The application that the problem is about. */
    problemOf: problem?.asked.target.applicationId ?? null,
    clearProblem: () => setProblem(null),
    /** Sends it again with the same answers. A charge has to be confirmed again. */
    retry: () => problem && void run(problem.asked, false),
    /** A charge that the person has to confirm. */
    charge: charge && { target: charge.target, offer: plans.data },
    agreeToCharge: () => charge && void run(charge, true),
    refuseCharge: () => setCharge(null),
    outOfCredits: outOfCredits && { waiting: outOfCredits.waiting, offer: plans.data },
    goOn: () => outOfCredits && void run({ ...outOfCredits.asked, dontWait: true }, false),
    closeOutOfCredits: () => setOutOfCredits(null),
    missing,
    closeMissing: () => setMissing(false),
    /** Something in this flow is open or running, so lists don't reload. */
    busy: running !== null || charge !== null || duplicate !== null || missing || outOfCredits !== null,
  };
}
export type ApplyFlow = ReturnType<typeof useApplyFlow>;

export function targetOf({
  id,
  jobDetail,
  cautions,
}: Pick<JobApplication, 'id' | 'cautions'> & { jobDetail: { company: { name: string } } }): ApplyTarget {
  return {
    applicationId: id,
    company: jobDetail.company.name,
    duplicate: cautions.find(({ kind }) => kind === 'duplicate')?.sentence,
  };
}
