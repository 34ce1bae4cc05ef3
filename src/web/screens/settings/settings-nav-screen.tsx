import { settingsTexts as texts } from '#web/texts/account/settings-frame.ts';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { SettingsEntries } from './settings-entries.tsx';

/** `/settings/settings-nav`: the list of pages, for phones. */
export function SettingsNavScreen() {
  return (
    <Container narrow>
      <PageHeader title={texts.settings} />
      <nav aria-label={texts.settings}>
        <SettingsEntries />
      </nav>
    </Container>
  );
}
