import { Link } from 'react-router';
import type { AccountBanner as Name } from '#domain/credits/exhaust-reaction.ts';
import { useRoutes } from '#web/data/portal.ts';
import { Banner } from '#web/widgets/banner.tsx';

interface AccountBannerProps {
  banner: Name;
  /** Without one the banner has no cross. */
  onClose?: () => void;
}

/** What the person's plan needs them to know (D-170). */
export function AccountBanner({ banner, onClose }: AccountBannerProps) {
  const { paymentIndex, paymentTransactions } = useRoutes();
  const closing = onClose ? { onClose } : {};
  switch (banner) {
    case 'tenth':
      return (
        <Banner {...closing}>
          You've used all 10 applications of your trial. Your next application will start your subscription.
        </Banner>
      );
    case 'eleventh':
      return (
        <Banner tone="ok" {...closing}>
          Your subscription has started. <Link to={paymentTransactions}>View your transactions.</Link>
        </Banner>
      );
    case 'payment-problem':
      return (
        <Banner tone="warn" {...closing}>
          There's a problem with your payment.{' '}
          <Link to={paymentIndex}>Update your payment details to keep applying.</Link>
        </Banner>
      );
  }
}
