import { useEffect } from 'react';
import type { AnswerOf } from '#contract/basics/call.ts';
import type { getCreditLedger, PlanOffer } from '#contract/money/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { describePrice } from '#domain/credits/plans.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { transactionTexts as texts } from '#web/texts/money/transactions.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

interface PaidBannerProps {
  offer: PlanOffer;
  ledger: AnswerOf<typeof getCreditLedger>;
  /** Loads the plan again: the person may return before the provider's message arrives. */
  onWait: () => void;
  onClose: () => void;
}

const askAgainMs = 3000;

/** After paying: what the person got, and what happens next and when. */
export function PaidBanner({ offer: { current, afterTrial }, ledger, onWait, onClose }: PaidBannerProps) {
  const { applications } = useRoutes();
  const canceled = current?.status === 'cancelled';
  const settled = current?.running === true && !current.free && current.status !== 'failed';
  useEffect(() => {
    if (settled) return undefined;
    const timer = setInterval(onWait, askAgainMs);
    return () => clearInterval(timer);
  }, [settled, onWait]);
  if (canceled) return null;
  if (!settled) return <Banner>{texts.waitingForPayment}</Banner>;
  const ends = formatApplicationDate(current.endsAt);
  return (
    <output>
      <Banner
        tone="ok"
        onClose={onClose}
        title={texts.paidTitle(current.name)}
        action={
          <LinkButton size="md" href={applications}>
            {texts.toApplications}
          </LinkButton>
        }
      >
        {current.plan === 'TRIAL'
          ? texts.trialPaid(ledger.available, ends, `${afterTrial.name}, ${describePrice(afterTrial)}`)
          : texts.planPaid(ledger.available, ends, describePrice(current.terms))}
      </Banner>
    </output>
  );
}
