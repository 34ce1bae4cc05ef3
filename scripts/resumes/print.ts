// How layouts write places, dates, and degrees: `print.range(job, prints)`.
import type { DateStyle, Prints } from './layout.ts';
import type { Person } from './person.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function writeDate(date: string, style: DateStyle): string {
  const [year = '', month = '01'] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  switch (style) {
    case 'Mon YYYY':
      return `${name.slice(0, 3)} ${year}`;
    case 'Month YYYY':
      return `${name} ${year}`;
    case 'MM/YYYY':
      return `${month}/${year}`;
    case 'YYYY':
      return year;
    case 'YYYY-MM':
      return date;
    case "Mon 'YY":
      return `${name.slice(0, 3)} ’${year.slice(2)}`;
  }
}

export function range(job: { start: string; end: string }, prints: Prints): string {
  const end = job.end === 'present' ? (prints.now ?? 'Present') : writeDate(job.end, prints.dates);
  return `${writeDate(job.start, prints.dates)}${prints.dash ?? ' – '}${end}`;
}

export function schoolDate(date: string, prints: Prints): string {
  return writeDate(date, prints.schoolDates ?? prints.dates);
}

export function place({ city, state, zip }: Person, prints: Prints): string {
  return `${city}, ${state}${prints.zip === false ? '' : ` ${zip}`}`;
}

/** `Bachelor of Science in Nursing`; a diploma has no field. */
export function degree(school: { degree: string; field: string }, between = ' in '): string {
  return school.field ? `${school.degree}${between}${school.field}` : school.degree;
}
