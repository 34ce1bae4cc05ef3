import { Lock } from 'lucide-react';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { reviewTexts } from '#web/texts/applications/review.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './audit.module.css';

export function ApprovalNote() {
  return (
    <Card tone="sunken">
      <div className={styles.noteHead}>
        <Icon of={Lock} size="sm" />
        <Heading small>{reviewTexts.coverage}</Heading>
      </div>
      <Text>{reviewTexts.coverageNote}</Text>
    </Card>
  );
}
