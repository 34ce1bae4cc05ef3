import { Zap } from 'lucide-react';
import { THEMES, type Theme } from '#domain/portal/theme.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Status } from '#web/widgets/feedback/status.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import { Count } from '#web/widgets/marks/count.tsx';
import { Pill } from '#web/widgets/marks/pill.tsx';
import { MatchRing, ScoreBar } from '#web/widgets/marks/score-bar.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const parts = [
  { label: 'Title', weight: 45, share: 0.95 },
  { label: 'Skills', weight: 25, share: 0.86 },
  { label: 'Pay', weight: 10, share: 1 },
  { label: 'Experience', weight: 10, share: 0.8 },
  { label: 'Posting date', weight: 10, share: 0.6 },
];

/** A part of the page can have its own theme and scheme. */
export function ThemeSection() {
  return (
    <Section title="Nine themes, light and dark">
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={styles.themes} data-theme="base" data-scheme={scheme}>
          {THEMES.map((theme) => (
            <ThemeCard key={theme} theme={theme} scheme={scheme} />
          ))}
        </div>
      ))}
    </Section>
  );
}

function ThemeCard({ theme, scheme }: { theme: Theme; scheme: 'light' | 'dark' }) {
  return (
    <article
      className={styles.theme}
      data-theme={theme}
      data-scheme={scheme}
      aria-label={`${theme} ${scheme}`}
    >
      <Row spread>
        <h3>{theme}</h3>
        <Tag tone="new">NEW</Tag>
      </Row>
      <ScoreBar parts={parts} />
      <Row spread>
        <MatchRing percent={92} />
        <Status kind="done">Applied</Status>
      </Row>
      <Row>
        <Button size="sm" icon={Zap}>
          Quick apply
        </Button>
        <Button size="sm" variant="tertiary">
          Review
        </Button>
        <Button size="sm" variant="secondary">
          Hide
        </Button>
        <Button size="sm" variant="link">
          Why
        </Button>
      </Row>
      <Row>
        <Tag tone="brand">Customized</Tag>
        <Pill label="Tacoma, WA" />
        <Count value={4} />
      </Row>
    </article>
  );
}
