import { formatMonth, parseMonth } from '#domain/document/values/month-text.ts';
import { fieldTexts as texts } from '#web/texts/profile/profile-fields.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import styles from './month-field.module.css';

interface MonthFieldProps {
  labels: { month: string; year: string };
  /** YYYY-MM, YYYY, or whatever has been typed so far. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  isDisabled?: boolean;
  /** The name of the year input, which is always required. */
  name?: string;
  hint?: string | undefined;
  needed?: boolean;
  onFocus?: () => void;
}

const months = Array.from({ length: 12 }, (_none, index) => ({
  value: String(index + 1),
  text: new Date(Date.UTC(2000, index, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
}));
const noMonth = { value: '0', text: texts.yearOnly };

/** A month and its year; many resumes give only the year. */
export function MonthField(props: MonthFieldProps) {
  const { labels, value, onChange, error, isDisabled = false, hint, needed = false, onFocus, name } = props;
  const { year, month } = split(value);
  return (
    <div className={styles.pair}>
      <Select
        label={labels.month}
        options={[noMonth, ...months]}
        value={month || null}
        placeholder={texts.month}
        errorState={error !== undefined}
        isDisabled={isDisabled}
        onChange={(next) => onChange(join(year, next === noMonth.value ? '' : next))}
      />
      <TextField
        label={labels.year}
        required
        inputMode="numeric"
        placeholder={texts.yearExample}
        maxLength={4}
        value={year}
        error={error}
        hint={hint}
        needed={needed}
        {...(name && { name })}
        {...(onFocus && { onFocus })}
        isDisabled={isDisabled}
        onChange={(next) => onChange(join(next.replace(/\D/g, ''), month))}
      />
    </div>
  );
}

/** An incomplete year stays as typed, followed by a dash and the month. */
function split(value: string): { year: string; month: string } {
  const known = parseMonth(value);
  if (known) return { year: String(known.year), month: known.month === null ? '' : String(known.month) };
  const [year = '', month = ''] = value.replace(/[^\d-]/g, '').split('-');
  return { year: year.slice(0, 4), month: month && String(Number(month)) };
}

function join(year: string, month: string): string {
  if (/^\d{4}$/.test(year)) return formatMonth({ year: Number(year), month: month ? Number(month) : null });
  return month ? `${year}-${month}` : year;
}
