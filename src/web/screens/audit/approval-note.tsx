import { Lock } from 'lucide-react';
import { Text } from '#web/parts/text/text.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './audit.module.css';

export function ApprovalNote() {
  return (
    <Card tone="sunken">
      <div className={styles.noteHead}>
        <Icon of={Lock} size="sm" />
        <Text as="h2" look="subheading">
          Your approval covers exactly this
        </Text>
      </div>
      <Text>
        These answers, these files, this form. If the employer changes a question before we send, we stop and
        show you only the difference.
      </Text>
    </Card>
  );
}
