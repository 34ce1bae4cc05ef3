import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { dateTexts } from '#web/texts/widgets.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import controlStyles from '#web/widgets/fields/control.module.css';
import { FieldLabel, FieldNotes, type FieldProps, fieldState } from '#web/widgets/fields/field-parts.tsx';
import {
  type AllowedDates,
  dateFormat,
  formatUsDate,
  type PlainDate,
  parseUsDate,
  plainToday,
} from './date-rules.ts';

const DateCalendar = lazy(() =>
  import('./date-calendar.tsx').then((module) => ({ default: module.DateCalendar })),
);

interface DatePickerProps extends FieldProps {
  /** MM/DD/YYYY; anything else is ignored. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  allowed?: AllowedDates;
  needed?: boolean;
  today?: PlainDate;
}

/** A date chosen from a calendar; the field only shows it. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, error, required, saved, value, onChange, onBlur, needed, isDisabled } = props;
  const { allowed = 'all', today = plainToday() } = props;
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const chosen = parseUsDate(value);

  function openOnKey(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    onBlur?.();
  }

  return (
    <TextField
      className={controlStyles.field}
      value={chosen ? formatUsDate(chosen) : ''}
      data-needed={needed || undefined}
      {...fieldState(props)}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <Group ref={control} className={controlStyles.box} data-holds="date">
        <Input
          className={controlStyles.input}
          placeholder={dateFormat}
          readOnly
          onClick={() => setOpen(true)}
          onKeyDown={openOnKey}
        />
        <IconButton
          icon={CalendarDays}
          label={dateTexts.choose}
          size="sm"
          isDisabled={isDisabled}
          onPress={() => setOpen(true)}
        />
      </Group>
      <FieldNotes hint={hint} error={error} />
      {open && (
        <Suspense>
          <DateCalendar
            trigger={control}
            chosen={chosen}
            allowed={allowed}
            today={today}
            onClose={close}
            onChoose={(date) => {
              onChange(formatUsDate(date));
              close();
            }}
          />
        </Suspense>
      )}
    </TextField>
  );
}
