import { lazy, Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { useAccount } from '#web/data/account/account-calls.ts';
import { usePlans } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { GoogleNotice } from '#web/parts/account/google-link.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { PlanCard } from '#web/parts/plan-card/plan-card.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { EmailSection } from './email-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const SecondFactorSection = lazy(async () => ({
  default: (await import('./second-factor-section.tsx')).SecondFactorSection,
}));

/** `/settings/account`. */
export function AccountScreen() {
  const account = useAccount();
  const plans = usePlans();
  const { developers } = useRoutes();
  const { data } = account;
  return (
    <SettingsFrame title="Account">
      <GoogleNotice />
      {data ? (
        <>
          <NameSection account={data} />
          <EmailSection account={data} />
          <PasswordSection account={data} />
          <PasskeysSection />
          <Suspense fallback={<SkeletonRows label="Loading your second factor" />}>
            <SecondFactorSection account={data} />
          </Suspense>
          <GoogleSection account={data} />
          <SessionsSection />
          <Card as="section">
            <Text as="h2" look="heading">
              For your own programs
            </Text>
            <Text>Read your applications with a script, or get notified of changes.</Text>
            <p>
              <Link href={developers}>API keys and webhooks</Link>
            </p>
          </Card>
        </>
      ) : account.error ? (
        <LoadFailure what="your account" error={account.error} onRetry={() => void account.refetch()} />
      ) : (
        <SkeletonRows label="Loading your account" />
      )}
      <div id="subscription">
        {plans.data ? (
          <PlanCard offer={plans.data} />
        ) : (
          plans.error && (
            <LoadFailure what="your plan" error={plans.error} onRetry={() => void plans.refetch()} />
          )
        )}
      </div>
    </SettingsFrame>
  );
}
