import { CalendarDate } from '@internationalized/date';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useContext } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { dateTexts as texts } from '#web/texts/widgets.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import menuStyles from '#web/widgets/overlays/menu.module.css';
import styles from './date-picker.module.css';
import { type AllowedDates, allowedRange, calendarYears, type PlainDate } from './date-rules.ts';

interface DateCalendarProps {
  trigger: RefObject<HTMLElement | null>;
  chosen: PlainDate | null;
  allowed: AllowedDates;
  today: PlainDate;
  onChoose: (date: PlainDate) => void;
  onClose: () => void;
}

function toCalendarDate({ year, month, day }: PlainDate): CalendarDate {
  return new CalendarDate(year, month, day);
}

/** The calendar below a date field; loaded when it is first opened. */
export function DateCalendar({ trigger, chosen, allowed, today, onChoose, onClose }: DateCalendarProps) {
  const { first, last } = allowedRange(allowed, today);
  return (
    <Popover
      className={`${menuStyles.popover} ${styles.popover}`}
      triggerRef={trigger}
      placement="bottom start"
      offset={8}
      isOpen
      onOpenChange={(open) => !open && onClose()}
    >
      <Dialog className={styles.dialog} aria-label={texts.choose}>
        <Calendar
          aria-label={texts.date}
          value={chosen && toCalendarDate(chosen)}
          defaultFocusedValue={toCalendarDate(chosen ?? today)}
          minValue={toCalendarDate(first)}
          maxValue={toCalendarDate(last)}
          onChange={onChoose}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the calendar was opened to choose from
          autoFocus
        >
          <header className={styles.head}>
            <IconButton slot="previous" icon={ChevronLeft} label={texts.previousMonth} size="sm" />
            <MonthSelect />
            <YearSelect years={calendarYears(allowed, today)} />
            <IconButton slot="next" icon={ChevronRight} label={texts.nextMonth} size="sm" />
          </header>
          <CalendarGrid className={styles.grid} weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={styles.day} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month, 1).toLocaleString('en-US', { month: 'long' }),
);

function MonthSelect() {
  const state = useContext(CalendarStateContext);
  return (
    <span className={styles.select}>
      <select
        aria-label={texts.month}
        value={state?.focusedDate.month}
        onChange={(event) =>
          state?.setFocusedDate(state.focusedDate.set({ month: Number(event.target.value) }))
        }
      >
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" />
    </span>
  );
}

function YearSelect({ years }: { years: readonly number[] }) {
  const state = useContext(CalendarStateContext);
  return (
    <span className={styles.select}>
      <select
        aria-label={texts.year}
        value={state?.focusedDate.year}
        onChange={(event) =>
          state?.setFocusedDate(state.focusedDate.set({ year: Number(event.target.value) }))
        }
      >
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" />
    </span>
  );
}
