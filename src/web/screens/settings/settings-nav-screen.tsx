import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { SettingsEntries } from './settings-entries.tsx';

/** `/settings/settings-nav`: the list, as phones show it. */
export function SettingsNavScreen() {
  return (
    <Container narrow>
      <PageHeader title="Settings" />
      <nav aria-label="Settings">
        <SettingsEntries />
      </nav>
    </Container>
  );
}
