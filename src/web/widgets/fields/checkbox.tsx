import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './choice.module.css';
import fieldStyles from './field-parts.module.css';

interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  children: ReactNode;
  error?: string | undefined;
  /** The id of what is read with it. */
  describedBy?: string | undefined;
  /** A label of plain words longer than this many characters is cut, with a way to read on. */
  maxLength?: number;
}

export function Checkbox({ children, error, describedBy, maxLength, ...behaviour }: CheckboxProps) {
  const errorId = useId();
  const [whole, setWhole] = useState(false);
  const isLong = maxLength !== undefined && typeof children === 'string' && children.length > maxLength;
  return (
    <div>
      <AriaCheckbox
        {...behaviour}
        className={styles.choice}
        validationBehavior="aria"
        isInvalid={error !== undefined}
        aria-describedby={[error && errorId, describedBy].filter(Boolean).join(' ') || undefined}
      >
        <CheckMark />
        <span>{isLong && !whole ? truncateText(children, maxLength) : children}</span>
      </AriaCheckbox>
      {isLong && (
        <div className={styles.more}>
          <Button variant="link" size="sm" aria-expanded={whole} onPress={() => setWhole(!whole)}>
            {whole ? 'Read less' : 'Read more'}
          </Button>
        </div>
      )}
      {error && (
        <p className={`${fieldStyles.error} ${styles.under}`} id={errorId} role="alert">
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

export function CheckMark() {
  return (
    <span className={styles.mark}>
      <Icon of={Check} size="xs" />
    </span>
  );
}

/** The text cut to a number of characters, at the end of a word where there is one, with an ellipsis. */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const lastSpace = /\s/.test(text.charAt(max)) ? max : cut.search(/\s\S*$/);
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
