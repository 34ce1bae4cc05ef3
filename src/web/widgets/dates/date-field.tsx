import { CalendarDays } from 'lucide-react';
import { TextField, type TextFieldProps } from '#web/widgets/fields/text-field.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { dateFormat } from './date-rules.ts';

type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'placeholder' | 'prefix' | 'suffix' | 'inputMode' | 'onChange'
> & {
  onChange: (text: string) => void;
};

/** Adds the slashes to typed digits: 12072026 becomes 12/07/2026. */
export function formatDateDigits(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** A date typed as MM/DD/YYYY. */
export function DateField({ onChange, ...props }: DateFieldProps) {
  return (
    <TextField
      {...props}
      placeholder={dateFormat}
      inputMode="numeric"
      onChange={(text) => onChange(formatDateDigits(text))}
      suffix={<Icon of={CalendarDays} />}
    />
  );
}
