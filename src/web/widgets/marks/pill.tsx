import { Plus, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { widgetTexts } from '#web/texts/widgets.ts';
import { Icon } from './icon.tsx';
import styles from './pill.module.css';

interface PillProps {
  label: string;
  onRemove?: () => void;
  isDisabled?: boolean;
}

export function Pill({ label, onRemove, isDisabled }: PillProps) {
  return (
    <span className={styles.pill} data-plain={onRemove === undefined || undefined}>
      <span className={styles.label}>{label}</span>
      {onRemove && (
        <Button
          className={styles.remove}
          aria-label={widgetTexts.remove(label)}
          onPress={onRemove}
          isDisabled={isDisabled}
        >
          <Icon of={X} size="sm" />
        </Button>
      )}
    </span>
  );
}

interface AddPillProps {
  label: string;
  onAdd: () => void;
  isDisabled?: boolean;
}

/** A suggestion that becomes a pill. */
export function AddPill({ label, onAdd, isDisabled }: AddPillProps) {
  return (
    <Button
      className={styles.add}
      aria-label={widgetTexts.add(label)}
      onPress={onAdd}
      isDisabled={isDisabled}
    >
      <Icon of={Plus} size="sm" />
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
