import { Undo2 } from 'lucide-react';
import { Text } from '#web/parts/text/text.tsx';
import { paymentTexts as texts } from '#web/texts/money/payment.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './payment.module.css';

const strong = (words: string) => <b className={styles.strong}>{words}</b>;

export function FailuresNote() {
  return (
    <Card>
      <div className={styles.note}>
        <span className={styles.noteIcon}>
          <Icon of={Undo2} />
        </span>
        <Text>
          <Trans text={texts.failuresCostNothing} parts={{ b: strong }} />
        </Text>
      </div>
    </Card>
  );
}
