import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { widgetTexts } from '#web/texts/widgets.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './choice.module.css';
import fieldStyles from './field-parts.module.css';

interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  children: ReactNode;
  error?: string | undefined;
  /** The id of an element that screen readers read with it. */
  describedBy?: string | undefined;
  /** A text label longer than this is cut, with a button to read more. */
  maxLength?: number;
}

export function Checkbox({ children, error, describedBy, maxLength, ...behavior }: CheckboxProps) {
  const errorId = useId();
  const [whole, setWhole] = useState(false);
  const isLong = maxLength !== undefined && typeof children === 'string' && children.length > maxLength;
  return (
    <div>
      <AriaCheckbox
        {...behavior}
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
            {whole ? widgetTexts.readLess : widgetTexts.readMore}
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

/** Cuts the text to a number of characters, at a word boundary if possible, and adds an ellipsis. */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const lastSpace = /\s/.test(text.charAt(max)) ? max : cut.search(/\s\S*$/);
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
