import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { THEMES, type Theme } from '#domain/portal/theme.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { ButtonSection } from './button-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { EmptySection } from './empty-section.tsx';
import { FieldSection } from './field-section.tsx';
import styles from './gallery.module.css';
import { LoadingSection } from './loading-section.tsx';
import { MessageSection } from './message-section.tsx';
import { ModalSection } from './modal-section.tsx';
import { PillSection } from './pill-section.tsx';
import { StatusSection } from './status-section.tsx';
import { StyleSection } from './style-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/** Applies the chosen theme and scheme to the whole page, with overlays, and restores the portal's when the page is left. */
function usePageLook(theme: Theme, scheme: string | null) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = { theme: dataset['theme'], scheme: dataset['scheme'] };
    dataset['theme'] = theme;
    if (scheme) dataset['scheme'] = scheme;
    return () => void Object.assign(dataset, before);
  }, [theme, scheme]);
}

/** Every widget in every state, in any theme and scheme; for development only. */
export function GalleryScreen() {
  const portal = usePortal();
  const [query, setQuery] = useSearchParams();
  const theme = THEMES.find((name) => name === query.get('theme')) ?? portal.theme;
  const scheme = ['light', 'dark'].find((name) => name === query.get('scheme')) ?? null;
  usePageLook(theme, scheme);

  function choose(name: string, value: string) {
    setQuery(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Container>
      <h1 className={styles.title}>Components</h1>
      <div className={styles.choice}>
        <Select label="Theme" options={THEMES} value={theme} onChange={(value) => choose('theme', value)} />
        <Segmented
          label="Scheme"
          options={[
            { value: 'light', text: 'Light' },
            { value: 'dark', text: 'Dark' },
          ]}
          value={scheme ?? ''}
          onChange={(value) => choose('scheme', value)}
        />
      </div>
      <StyleSection />
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <PillSection />
      <ModalSection />
      <MessageSection />
      <StatusSection />
      <LoadingSection />
      <EmptySection />
      <ThemeSection />
    </Container>
  );
}
