import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useReadyCount } from '#web/data/expert-apply-calls.ts';
import type { OneClickTarget } from '#web/parts/apply-flow/one-click.tsx';
import { SentConfirmation } from '#web/parts/apply-flow/one-click.tsx';
import { RequireProfile } from '#web/parts/require-profile.tsx';
import { useMobile } from '#web/parts/use-mobile.ts';
import { Container, PageHeader } from '#web/widgets/page-layout.tsx';
import { SkeletonRows } from '#web/widgets/skeleton.tsx';
import { Tabs } from '#web/widgets/tabs.tsx';
import { readTab, simplifiedTabs } from './application-tabs.ts';
import { ReviewTab } from './review-tab.tsx';
import { TrackerTab } from './tracker-tab.tsx';

export function ApplicationsScreen() {
  return (
    <Container>
      <PageHeader title="My Applications" />
      <RequireProfile waiting={<SkeletonRows label="Loading your applications" />}>
        <ApplicationTabs />
      </RequireProfile>
    </Container>
  );
}

function ApplicationTabs() {
  const [search, setSearch] = useSearchParams();
  const { data: readyCount } = useReadyCount();
  const { sent, setSent } = useSent();
  const mobile = useMobile();
  const selected = readTab(search.get('tab'));
  return (
    <>
      <Tabs
        label="My Applications"
        selected={selected}
        onSelect={(value) => setSearch({ tab: value })}
        items={simplifiedTabs.map((tab) => ({
          id: tab.value,
          label: mobile ? tab.mobileLabel : tab.label,
          disabled: tab.disabled,
          ...(tab.value === 'ReviewAndApply' && readyCount !== undefined ? { count: readyCount } : {}),
        }))}
      >
        {selected === 'ReviewAndApply' ? (
          <ReviewTab onSent={setSent} />
        ) : (
          <TrackerTab onShowReady={() => setSearch({ tab: 'ReviewAndApply' })} />
        )}
      </Tabs>
      <SentConfirmation sent={sent} listEmpty={readyCount === 0} onClose={() => setSent(null)} />
    </>
  );
}

/** An approval made on the review screen arrives here with what was sent. */
function useSent() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [sent, setSent] = useState<OneClickTarget | null>(readSent(state));
  return {
    sent,
    setSent: (next: OneClickTarget | null) => {
      setSent(next);
      if (next === null && readSent(state)) void navigate(pathname + search, { replace: true, state: null });
    },
  };
}

function readSent(state: unknown): OneClickTarget | null {
  return typeof state === 'object' && state !== null && 'sent' in state
    ? (state.sent as OneClickTarget)
    : null;
}
