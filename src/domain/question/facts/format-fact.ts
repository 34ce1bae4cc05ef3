import type { Family } from '#domain/question/families/family.ts';
import type { QuestionParams } from '#domain/question/form/asked-question.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { Facts, Resolved } from './facts.ts';

interface Asked {
  family: Family;
  params: QuestionParams;
  today: Date;
  facts: Facts;
}

/** A fact as this field accepts it, before options are matched; null when it doesn't fit the field. */
export function formatFact(fact: Resolved, field: FormField, asked: Asked): string[] | null {
  const values = [...(fact.values ?? [fact.value])];
  if (!isOfKind(fact.value, field, asked)) return null;
  if (asked.family.name === 'phone') return [formatPhone(fact.value, field)];
  if (asked.family.name === 'salary') return formatPay(fact.value, field, asked);
  if (field.type === 'Calendar') {
    const date = formatDate(fact.value, asked.today);
    return date === null ? null : [date];
  }
  if (asked.family.name === 'commute' && /\b(minutes?|hours?)\b/.test(foldText(field.label))) return null;
  if (asked.family.name === 'commute' && /\b(km|kilomet\w+)\b/.test(foldText(field.label)))
    return convert(fact.value, /^(\d+) miles?$/, 1.609_34, field);
  if (asked.family.name === 'commute' && (field.type === 'Number' || field.options.length > 0))
    return [/\d+/.exec(fact.value)?.[0] ?? fact.value];
  if (asked.family.name === 'lifting' && (field.type === 'Number' || field.options.length > 0))
    return /\b(kg|kilos?|kilograms?)\b/i.test(
      [field.label, ...field.options.map(({ label }) => label)].join(' '),
    )
      ? convert(fact.value, /^(\d+) (?:pounds|lbs?)$/, 0.453_59, field)
      : [/\d+/.exec(fact.value)?.[0] ?? fact.value];
  // Without the day, where only a month is asked for.
  if (
    asked.family.name === 'certification_expiry' &&
    /\bmm ?\/ ?y{2,4}\b/i.test(`${field.label} ${field.description ?? ''}`)
  )
    return [fact.value.replace(/^(\d{2})\/\d{2}\/(\d{4})$/, '$1/$2')];
  // "Patients to one nurse" asks for the second number.
  if (asked.family.name === 'patient_ratio' && field.type === 'Number')
    return [fact.value.replace(/^1:/, '')];
  const isCount =
    field.type === 'Number' || field.options.some(({ label }) => /^\d{1,2}$/.test(label.trim()));
  if (asked.family.name === 'notice' && isCount)
    return countNotice(fact.value, findNoticeUnit(foldText(field.label)));
  if (field.options.length === 0 && values.length > 1)
    return [values.join(values.some((one) => one.includes(',')) ? '; ' : ', ')];
  return values;
}

/** The most that somebody stated, rounded down, where a form counts in metric units. */
function convert(value: string, written: RegExp, factor: number, field: FormField): string[] | null {
  const digits = written.exec(foldText(value))?.[1];
  return digits === undefined || field.options.length > 0
    ? null
    : [String(Math.floor(Number(digits) * factor))];
}

/** A US number with its country code, or in digits only, where the form asks for that. */
function formatPhone(phone: string, { label, description = '' }: FormField): string {
  const asked = foldText(`${label} ${description}`);
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return phone;
  const isBare =
    /\b(digits only|(only )?(10|ten) digits|numbers only|(no|without) (dashes|spaces|hyphens))\b/;
  const isCoded =
    /\b(incl|including|include|with|plus) (the |your |an? |international )*(country|diall?ing|calling) code\b/;
  if (isCoded.test(asked))
    return isBare.test(asked) ? `+1${digits}` : `+1 ${phone.replace(/^\+?1[\s.-]*/, '')}`;
  return isBare.test(asked) ? digits : phone;
}

/** A high school is not a college, and a notice in weeks is not a number of months. */
function isOfKind(
  value: string,
  { label, options }: FormField,
  { family: { name: family }, facts }: Asked,
): boolean {
  const [said, asked] = [foldText(value), foldText(label)];
  if (family === 'school') return !/\bhigh school\b/.test(said) || !/\b(college|university)\b/.test(asked);
  if (family === 'graduation_year') {
    const isHighSchool = /\bhigh school\b/i.test(facts.get('education.level')?.value ?? '');
    return isHighSchool ? !/\b(college|university|degree)\b/.test(asked) : !/\bhigh school\b/.test(asked);
  }
  // Beside a college input, a high school diploma is not a degree, unless the list offers it.
  if (family === 'degree') return options.length > 0 || !/\b(high school|ged)\b/.test(said);
  // Someone convicted once may not have been in these years; someone never convicted wasn't.
  if (family === 'felony') return said !== 'yes' || !/\b(last|past|within|since)\b/.test(asked);
  if (family !== 'notice') return true;
  const unit = findNoticeUnit(asked);
  return unit === undefined || countNotice(value, unit) !== null;
}

function findNoticeUnit(asked: string): string | undefined {
  const plain = asked.replace(/\bwks?\b/, 'weeks');
  const units = ['day', 'week', 'month'].filter((unit) => new RegExp(`\\b${unit}s?\\b`).test(plain));
  return units.length === 1 ? units[0] : undefined;
}

/** "2 weeks" is 2 when weeks are asked for and 14 when days are; a month is four weeks. */
function countNotice(value: string, asked: string | undefined): string[] | null {
  if (foldText(value) === 'none') return ['0'];
  const { number, unit = '' } =
    /^(?<number>\d+) (?<unit>day|week|month)s?$/.exec(foldText(value))?.groups ?? {};
  if (number === undefined) return null;
  const inDays: Record<string, number> = { day: 1, week: 7, month: 28 };
  if (asked === unit) return [number];
  // A number alone may be of days, weeks, or months.
  if (asked === undefined) return null;
  // How many days a month has depends on the month.
  if (asked === 'month' || (unit === 'month' && asked === 'day')) return null;
  const count = (Number(number) * (inDays[unit] ?? Number.NaN)) / (inDays[asked] ?? Number.NaN);
  return Number.isInteger(count) ? [String(count)] : null;
}

/** Pay is never converted, neither to another period nor to another currency. */
function formatPay(amount: string, field: FormField, { params, facts }: Asked): string[] | null {
  const unit = facts.get('pay.unit')?.value;
  const isAbroad = params.country !== undefined && params.country !== 'US' && params.currency !== 'dollars';
  if (params.sum === 'other' || params.currency === 'foreign' || isAbroad) return null;
  if (params.unit && params.unit !== (unit ?? 'year')) return null;
  if (params.sum === 'thousands') return formatThousands(amount, unit, field);
  const isBare = field.type === 'Number' || field.units !== undefined || field.options.length > 0;
  // A bare number for "salary" is yearly; for "pay" it may be hourly.
  const isYearly = /\b(salary|annual|compensation)\b/i.test(field.label);
  if (isBare && !params.unit && unit && (unit === 'year') !== isYearly) return null;
  if (isBare) return [/^\$?\s?(\d[\d,]*(?:\.\d+)?)(?!.*\d)/.exec(amount)?.[1] ?? amount];
  if (!/^\d+$/.test(amount)) return [amount];
  const money = `$${Number(amount).toLocaleString('en-US')}`;
  return [unit ? `${money} per ${unit}` : money];
}

/** A yearly amount in thousands, if the input takes only the number. */
function formatThousands(amount: string, unit: string | undefined, field: FormField): string[] | null {
  const digits = /^\$?\s?(\d[\d,]*)(?!.*\d)/.exec(amount)?.[1]?.replaceAll(',', '') ?? '';
  const isWhole = field.type === 'Number' && (unit ?? 'year') === 'year' && /^\d{2,}000$/.test(digits);
  return isWhole ? [String(Number(digits) / 1000)] : null;
}

/**
 * "Immediately" is today, "Two weeks notice" two weeks and "1 month notice" a month from today, as
 * MM/DD/YYYY.
 */
function formatDate(text: string, today: Date): string | null {
  if (/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return text;
  const { number, unit } =
    /^(?<number>\d+|two) (?<unit>day|week|month)s? notice$/.exec(foldText(text))?.groups ?? {};
  if (number === undefined && foldText(text) !== 'immediately') return null;
  const amount = number === 'two' ? 2 : Number(number ?? 0);
  const start = new Date(today);
  if (unit === 'month') start.setUTCMonth(start.getUTCMonth() + amount);
  else start.setUTCDate(start.getUTCDate() + amount * (unit === 'week' ? 7 : 1));
  const [year, month, day] = start.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}
