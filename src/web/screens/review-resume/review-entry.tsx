import { Check, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeKey } from '#domain/document/output/list-places.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { reviewTexts as texts } from '#web/texts/profile/review-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField, type TextFieldProps } from '#web/widgets/fields/text-field.tsx';
import { Card, CardSection } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { useReviewed } from './review-context.ts';
import styles from './review-resume.module.css';

interface ReviewEntryProps {
  title: string;
  note: string;
  /** What the person should check. */
  doubts: readonly { reason: string }[];
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One job or school: collapsed to a summary with its status, or expanded to its fields. */
export function ReviewEntry({ title, note, doubts, open, onToggle, onRemove, children }: ReviewEntryProps) {
  const [first] = doubts;
  return (
    <Card as="section" flush>
      <div className={styles.entryHead}>
        <span className={styles.mark} data-doubtful={first !== undefined || undefined}>
          {first ? doubts.length : <Icon of={Check} size="sm" />}
        </span>
        <div className={styles.entryWords}>
          <Heading level={3} small>
            {title}
          </Heading>
          {first && !open ? <Text tone="warning">{first.reason}</Text> : note && <Text>{note}</Text>}
        </div>
        <Button
          variant={open ? 'ghost' : 'secondary'}
          size="md"
          {...(open ? {} : { icon: Pencil })}
          aria-expanded={open}
          aria-label={open ? texts.closeEntry(title) : texts.editEntry(title)}
          onPress={onToggle}
        >
          {open ? buttonTexts.close : buttonTexts.edit}
        </Button>
      </div>
      {open && (
        <CardSection>
          {children}
          <div className={styles.remove}>
            <Button variant="link" size="sm" icon={Trash2} onPress={onRemove}>
              {texts.removeEntry}
            </Button>
          </div>
        </CardSection>
      )}
    </Card>
  );
}

interface ReviewFieldProps extends Omit<TextFieldProps, 'hint' | 'needed' | 'onFocus' | 'error'> {
  at: [part: string, entry: number, field: string];
}

/** An editable value; in focus it shows where we read it. */
export function ReviewField({ at, ...field }: ReviewFieldProps) {
  const reviewed = useReviewed(placeKey(...at));
  return <TextField {...field} {...reviewed} name={at.join('.')} maxLength={100} />;
}
