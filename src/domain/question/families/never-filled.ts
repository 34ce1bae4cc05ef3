import type { Family } from './family.ts';

export const neverFilled: readonly Family[] = [
  {
    name: 'national_id',
    may: 'never',
    sensitive: true,
    ask: /\b(ssn|social security|social insurance number|national (id|identification|identity|insurance)|tax(payer)? id(entification)?|passport (no|number)|identity (card|number)|id (card )?number)\b/,
    // The name on the card, without its number.
    not: /^(?!.*\b(numbers?|no|digits|ssn)\b).*\bname\b.* on (your|the) social security card$/,
  },
  {
    name: 'date_of_birth',
    may: 'never',
    sensitive: true,
    ask: /\b(date of birth|birth ?date|birthday|dob)\b/,
  },
  {
    name: 'bank',
    may: 'never',
    sensitive: true,
    ask: /\b(bank (account|details|name)|routing number|account number|iban|swift code|credit card)\b/,
  },
  {
    name: 'photo',
    may: 'never',
    types: ['File'],
    ask: /\b(photo|photograph|headshot|selfie|avatar|picture)\b/,
  },
  { name: 'password', may: 'never', sensitive: true, ask: /\b(password|passcode|pin code)\b/ },
  {
    name: 'medical_detail',
    may: 'never',
    sensitive: true,
    ask: /\b((?<!electronic )medical (condition|history|record)s?|diagnos(is|ed)|medications?)\b/,
    // What a nurse does, not what somebody takes.
    not: /^(?!.*\b(?:your|you take|taking|history|prescribed)\b).*\b(?:administer\w*|administration|pass|passing|dispens\w*) (?:of )?(?:[a-z]+ ){0,2}medications?\b/,
  },
];
