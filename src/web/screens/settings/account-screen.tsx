import { lazy, Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { useAccount } from '#web/data/account/account-calls.ts';
import { usePlans } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { GoogleNotice } from '#web/parts/account/google-link.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Loaded } from '#web/parts/failure/loaded.tsx';
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
  const plans = usePlans();
  const { developers } = useRoutes();
  return (
    <SettingsFrame title={settingsTexts.account}>
      <GoogleNotice />
      <Loaded texts={texts} query={useAccount()}>
        {(account) => (
          <>
            <NameSection account={account} />
            <EmailSection account={account} />
            <PasswordSection account={account} />
            <PasskeysSection />
            <Suspense fallback={<SkeletonRows label={texts.loadingFactor} />}>
              <SecondFactorSection account={account} />
            </Suspense>
            <GoogleSection account={account} />
            <SessionsSection />
            <Card as="section">
              <Heading>{texts.programsTitle}</Heading>
              <Text>{texts.programs}</Text>
              <p>
                <Link href={developers}>{texts.programsLink}</Link>
              </p>
            </Card>
          </>
        )}
      </Loaded>
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
