import type { ReactNode } from 'react';
import { useRoutes } from '#web/data/request/portal.ts';
import { useMobile } from '#web/parts/hooks/use-mobile.ts';
import { settingsTexts } from '#web/texts/account/settings-frame.ts';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import styles from './settings.module.css';
import { SettingsEntries } from './settings-entries.tsx';

/** A settings page with the list of pages beside it. On phones, the list is a separate page. */
export function SettingsFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  const { settingsNav } = useRoutes();
  const mobile = useMobile();
  return (
    <Container>
      <div className={styles.frame}>
        <nav aria-label={settingsTexts.settings}>
          <SettingsEntries />
        </nav>
        <div>
          <PageHeader title={title} intro={intro} {...(mobile ? { back: settingsNav } : {})} />
          <Stack>{children}</Stack>
        </div>
      </div>
    </Container>
  );
}
