import { Undo2 } from 'lucide-react';
import { Text } from '#web/parts/text/text.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './payment.module.css';

export function FailuresNote() {
  return (
    <Card>
      <div className={styles.note}>
        <span className={styles.noteIcon}>
          <Icon of={Undo2} />
        </span>
        <Text>
          <b className={styles.strong}>Failures cost nothing.</b> A credit is used only when an employer
          confirms your application. If we can't confirm it, the credit comes back by itself.
        </Text>
      </div>
    </Card>
  );
}
