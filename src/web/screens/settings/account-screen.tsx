import { lazy, Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { useAccount } from '#web/data/account/account-calls.ts';
import { usePlans } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { GoogleNotice } from '#web/parts/account/google-link.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { PlanCard } from '#web/parts/plan-card/plan-card.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { accountSettingsTexts as texts } from '#web/texts/account/settings-account.ts';
import { settingsTexts } from '#web/texts/account/settings-frame.ts';
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
    <SettingsFrame title={settingsTexts.account}>
      <GoogleNotice />
      {data ? (
        <>
          <NameSection account={data} />
          <EmailSection account={data} />
          <PasswordSection account={data} />
          <PasskeysSection />
          <Suspense fallback={<SkeletonRows label={texts.loadingFactor} />}>
            <SecondFactorSection account={data} />
          </Suspense>
          <GoogleSection account={data} />
          <SessionsSection />
          <Card as="section">
            <Heading>{texts.programsTitle}</Heading>
            <Text>{texts.programs}</Text>
            <p>
              <Link href={developers}>{texts.programsLink}</Link>
            </p>
          </Card>
        </>
      ) : account.error ? (
        <LoadFailure title={texts.notLoaded} error={account.error} onRetry={() => void account.refetch()} />
      ) : (
        <SkeletonRows label={texts.loading} />
      )}
      <div id="subscription">
        {plans.data ? (
          <PlanCard offer={plans.data} />
        ) : (
          plans.error && (
            <LoadFailure
              title={texts.planNotLoaded}
              error={plans.error}
              onRetry={() => void plans.refetch()}
            />
          )
        )}
      </div>
    </SettingsFrame>
  );
}
