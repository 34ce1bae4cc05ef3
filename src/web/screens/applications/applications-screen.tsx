import { BarChart3 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useReadyCount } from '#web/data/applications/expert-apply-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { track } from '#web/data/visits/analytics.ts';
import { AccountBanner } from '#web/parts/account/account-banner.tsx';
import { useAccountBanner } from '#web/parts/account/use-account-banner.ts';
import { VerificationPopup } from '#web/parts/account/verification-popup.tsx';
import type { ApplyReactions, ApplyTarget } from '#web/parts/apply-flow/use-apply-flow.ts';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { useMobile } from '#web/parts/hooks/use-mobile.ts';
import { listTexts as texts } from '#web/texts/applications/application-lists.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { Tabs } from '#web/widgets/layout/tabs.tsx';
import { listTabs, readTab, showsReadyCount, type TabValue } from './application-tabs.ts';
import styles from './applications-screen.module.css';
import { ManualTab } from './manual-tab.tsx';
import { NeverApply } from './never-apply.tsx';
import { PreparationTab, ProgressTab } from './progress-tabs.tsx';
import { ReadyTab } from './ready-tab.tsx';
import { ReviewTab } from './review-tab.tsx';
import { SentTab } from './sent-tab.tsx';
import { TrackerTab } from './tracker-tab.tsx';
import { useArrival } from './use-arrival.ts';

const SentConfirmation = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/sent-confirmation.tsx')).SentConfirmation,
}));

const UnavailableBanner = lazy(async () => ({
  default: (await import('./pause-switch.tsx')).UnavailableBanner,
}));

const PauseSwitch = lazy(async () => ({ default: (await import('./pause-switch.tsx')).PauseSwitch }));

export function ApplicationsScreen() {
  return (
    <Container>
      <div className={styles.heading}>
        <PageHeader
          title={texts.title}
          action={
            <div className={styles.links}>
              <Suspense>
                <PauseSwitch />
              </Suspense>
              <ListLinks />
            </div>
          }
        />
      </div>
      <RequireProfile waiting={<SkeletonRows label={texts.loading} />}>
        <Applications />
      </RequireProfile>
    </Container>
  );
}

function ListLinks() {
  const { insights } = useRoutes();
  return (
    <>
      <NeverApply />
      <LinkButton variant="ghost" size="md" icon={BarChart3} href={insights}>
        {texts.insights}
      </LinkButton>
    </>
  );
}

function Applications() {
  const arrival = useArrival();
  const account = useAccountBanner(arrival.banner);
  const tabs = listTabs(usePortal());
  const [search, setSearch] = useSearchParams();
  const { data: readyCount } = useReadyCount();
  const [sent, setSent] = useState<ApplyTarget | null>(null);
  const [verifying, setVerifying] = useState(arrival.verify);
  const mobile = useMobile();
  const selected = readTab(search.get('tab'), tabs);

  const select = (tab: TabValue) => {
    track('applications tab clicked', { tab });
    track('applications viewed', { tab });
    setSearch({ tab });
  };
  const reactions: ApplyReactions = {
    onSent: (target, banner) => {
      setSent(target);
      if (banner) account.show(banner);
    },
    onBanner: account.show,
    onPaymentPage: () => account.show('payment-problem'),
    onVerify: () => setVerifying(true),
  };
  return (
    <>
      <Suspense>
        <UnavailableBanner />
      </Suspense>
      {account.banner && (
        <div className={styles.banner}>
          <AccountBanner banner={account.banner} onClose={account.dismiss} />
        </div>
      )}
      <Tabs
        label={texts.title}
        selected={selected}
        onSelect={(value) => select(readTab(value, tabs))}
        items={tabs.map((tab) => ({
          id: tab.value,
          label: mobile ? tab.mobileLabel : tab.label,
          disabled: tab.disabled,
          ...(showsReadyCount(tab.value) && readyCount !== undefined ? { count: readyCount } : {}),
        }))}
      >
        <TabContent tab={selected} reactions={reactions} onShowReady={() => select(readTab('2', tabs))} />
      </Tabs>
      <Suspense>
        <SentConfirmation sent={sent} listEmpty={readyCount === 0} onClose={() => setSent(null)} />
      </Suspense>
      <VerificationPopup open={verifying} onClose={() => setVerifying(false)} />
    </>
  );
}

interface TabContentProps {
  tab: TabValue;
  reactions: ApplyReactions;
  onShowReady: () => void;
}

function TabContent({ tab, reactions, onShowReady }: TabContentProps) {
  switch (tab) {
    case 'InPreparation':
      return <PreparationTab />;
    case 'ReadyToSend':
      return <ReadyTab reactions={reactions} />;
    case 'InProgress':
      return <ProgressTab />;
    case 'Sent':
      return <SentTab />;
    case 'ReviewAndApply':
      return <ReviewTab reactions={reactions} />;
    case 'ApplicationTracker':
      return <TrackerTab onShowReady={onShowReady} />;
    case 'Manual':
      return <ManualTab />;
  }
}
