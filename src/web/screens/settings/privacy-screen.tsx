import { Link } from 'react-aria-components/Link';
import { usePrivacy } from '#web/data/account/account-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { DisclosuresSection } from './disclosures-section.tsx';
import { ErasureSection } from './erasure-section.tsx';
import { ExportSection } from './export-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/privacy`: who knows what, take it along, have it deleted. */
export function PrivacyScreen() {
  const privacy = usePrivacy();
  const { consents } = useRoutes();
  return (
    <SettingsFrame
      title="Privacy"
      intro="Your data is yours: see who has it, take it along, or have it deleted."
    >
      <DisclosuresSection />
      <p>
        <Link href={consents}>What you have agreed to, word by word</Link>
      </p>
      {privacy.data ? (
        <>
          <ExportSection privacy={privacy.data} />
          <ErasureSection privacy={privacy.data} />
        </>
      ) : privacy.error ? (
        <LoadFailure what="your choices" error={privacy.error} onRetry={() => void privacy.refetch()} />
      ) : (
        <SkeletonRows label="Loading your choices" />
      )}
    </SettingsFrame>
  );
}
