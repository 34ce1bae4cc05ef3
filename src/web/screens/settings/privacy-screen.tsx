import { Link } from 'react-aria-components/Link';
import { usePrivacy } from '#web/data/account/account-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { privacyTexts as texts } from '#web/texts/account/privacy-settings.ts';
import { settingsTexts } from '#web/texts/account/settings-frame.ts';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { DisclosuresSection } from './disclosures-section.tsx';
import { ErasureSection } from './erasure-section.tsx';
import { ExportSection } from './export-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/privacy`: see who has the data, download it, or have it deleted. */
export function PrivacyScreen() {
  const privacy = usePrivacy();
  const { consents } = useRoutes();
  return (
    <SettingsFrame title={settingsTexts.privacy} intro={texts.intro}>
      <DisclosuresSection />
      <p>
        <Link href={consents}>{texts.consents}</Link>
      </p>
      {privacy.data ? (
        <>
          <ExportSection privacy={privacy.data} />
          <ErasureSection privacy={privacy.data} />
        </>
      ) : privacy.error ? (
        <LoadFailure title={texts.notLoaded} error={privacy.error} onRetry={() => void privacy.refetch()} />
      ) : (
        <SkeletonRows label={texts.loading} />
      )}
    </SettingsFrame>
  );
}
