import type { QuestionParams } from './classify-question.ts';
import type { FormField } from './employer-form.ts';
import type { Facts, Resolved } from './facts.ts';
import type { Family } from './families.ts';
import { foldText } from './fold-text.ts';

interface Asked {
  family: Family;
  params: QuestionParams;
  today: Date;
  facts: Facts;
}

/** A fact as this field takes it, before options are matched; null when it cannot be said there. */
export function formatFact(fact: Resolved, field: FormField, asked: Asked): string[] | null {
  const values = [...(fact.values ?? [fact.value])];
  if (asked.family.name === 'salary') return formatPay(fact.value, field, asked);
  if (field.type === 'Calendar') {
    const date = formatDate(fact.value, asked.today);
    return date === null ? null : [date];
  }
  if (field.options.length === 0 && values.length > 1) return [values.join(', ')];
  return values;
}

/** Pay is never converted: neither from one period into another nor into another currency. */
function formatPay(amount: string, field: FormField, { params, facts }: Asked): string[] | null {
  const unit = facts.get('pay.unit')?.value;
  if (params.currency || (params.unit && unit && params.unit !== unit)) return null;
  if (field.type === 'Number' || field.units || field.options.length > 0 || !/^\d+$/.test(amount))
    return [amount];
  const money = `$${Number(amount).toLocaleString('en-US')}`;
  return [unit ? `${money} per ${unit}` : money];
}

/** "Immediately" is today and "Two weeks notice" two weeks from today, as MM/DD/YYYY. */
function formatDate(text: string, today: Date): string | null {
  if (/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return text;
  const days = { immediately: 0, 'two weeks notice': 14 }[foldText(text)];
  if (days === undefined) return null;
  const [year, month, day] = new Date(today.getTime() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}/${day}/${year}`;
}
