import { useState } from 'react';
import { readTestCard } from '#domain/credits/test-card.ts';
import { cardTexts as texts } from '#web/texts/money/payment.ts';

export const cardFields = ['number', 'expires', 'code', 'name', 'zip'] as const;
export type CardField = (typeof cardFields)[number];
type Values = Record<CardField, string>;

const empty: Values = { number: '', expires: '', code: '', name: '', zip: '' };

/** The card as it's typed. It stays in this page: only the provider's reference to it is sent. */
export function useCardForm() {
  const [values, setValues] = useState(empty);
  const [mistakes, setMistakes] = useState<Partial<Values>>({});
  return {
    values,
    mistakes,
    change: (field: CardField, value: string) => {
      setValues({ ...values, [field]: value });
      setMistakes(({ [field]: _fixed, ...others }) => others);
    },
    /** The provider's reference to the card, or null if there are mistakes. */
    read: (): { reference: string; label: string } | null => {
      const found = findMistakes(values);
      setMistakes(found);
      const card = readTestCard(values.number);
      return Object.keys(found).length > 0 || 'mistake' in card ? null : card;
    },
  };
}
export type CardFormState = ReturnType<typeof useCardForm>;

function findMistakes(values: Values): Partial<Values> {
  const found: Partial<Values> = {};
  for (const field of cardFields) if (values[field].trim() === '') found[field] = texts.required;
  const card = readTestCard(values.number);
  if ('mistake' in card) found.number = card.mistake;
  if (!found.expires && !/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(values.expires.trim()))
    found.expires = texts.badExpires;
  if (!found.code && !/^\d{3,4}$/.test(values.code.trim())) found.code = texts.badCode;
  if (!found.zip && !/^\d{5}(-\d{4})?$/.test(values.zip.trim())) found.zip = texts.badZip;
  return found;
}
