import { Link } from 'react-router';
import type { AccountBanner as Name } from '#domain/credits/exhaust-reaction.ts';
import { useCredits, usePlans } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { bannerTexts as texts } from '#web/texts/account/account-banner.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

interface AccountBannerProps {
  banner: Name;
  /** Without it, the banner has no close button. */
  onClose?: () => void;
}

/** What the person's plan needs them to know (D-170). */
export function AccountBanner({ banner, onClose }: AccountBannerProps) {
  const { paymentTransactions } = useRoutes();
  const closing = onClose ? { onClose } : {};
  switch (banner) {
    case 'tenth':
      return <TrialUsed {...closing} />;
    case 'eleventh':
      return (
        <Banner tone="ok" {...closing}>
          {texts.started} <Link to={paymentTransactions}>{texts.transactions}</Link>
        </Banner>
      );
    case 'payment-problem':
      return <PlanOver {...closing} />;
  }
}

/** Reserved credits don't count as used up; someone without a card is never charged (D-187). */
function TrialUsed(closing: { onClose?: () => void }) {
  const { paymentIndex } = useRoutes();
  const { data: account } = useCredits();
  const { data: offer } = usePlans();
  if (account && account.reserved > 0)
    return (
      <Banner {...closing}>{texts.onTheirWay({ used: account.used, reserved: account.reserved })}</Banner>
    );
  if (offer && offer.card === null)
    return (
      <Banner {...closing}>
        {texts.freeUsed} <Link to={paymentIndex}>{texts.choosePlan}</Link>
      </Banner>
    );
  return <Banner {...closing}>{texts.trialUsed}</Banner>;
}

/** The text mentions a payment problem only if a payment failed. */
function PlanOver(closing: { onClose?: () => void }) {
  return (
    <Banner tone="warn" {...closing}>
      <PaymentProblem />
    </Banner>
  );
}

/** What is wrong with the plan, with a link to the page that fixes it. */
export function PaymentProblem() {
  const { paymentIndex } = useRoutes();
  const { data: account } = useCredits();
  const over =
    account?.exhaust_reason === 'subsInactive'
      ? texts.planEnded
      : account?.exhaust_reason === 'subsExpiring'
        ? texts.canceledUsed
        : null;
  return (
    <>
      {over ?? texts.problem} <Link to={paymentIndex}>{over ? texts.choosePlan : texts.update}</Link>
    </>
  );
}
