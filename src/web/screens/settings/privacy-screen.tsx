import { Link } from 'react-aria-components/Link';
import { usePrivacy } from '#web/data/account/account-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { privacyTexts as texts } from '#web/texts/account/privacy-settings.ts';
import { settingsTexts } from '#web/texts/account/settings-frame.ts';
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
      <Loaded texts={texts} query={privacy}>
        {(data) => (
          <>
            <ExportSection privacy={data} />
            <ErasureSection privacy={data} />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
