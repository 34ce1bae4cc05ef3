import { coreWords } from '#domain/question/words/core-words.ts';
import type { Family } from './family.ts';

const around =
  'what whats is are the your how many number no of does do you have has in on at to per each a an for there size capacity count care usual usually typical typically average normal current currently present presently now total staffed licensed';
const unit = 'unit|icu|ward|floor|department|micu|sicu|ccu';

/** What the description of the current job says about the unit that somebody works on. */
export const currentUnit: readonly Family[] = [
  {
    name: 'unit_beds',
    may: 'profile',
    takes: 'value',
    types: ['Text', 'Number', 'SingleChoice'],
    ask: coreWords(['bed|beds', unit], around),
  },
  {
    name: 'patient_ratio',
    may: 'profile',
    takes: 'value',
    types: ['Text', 'Number', 'SingleChoice'],
    ask: coreWords(
      ['ratio|ratios|patients', 'nurse|patient|patients|shift', 'ratio|ratios|per shift|each shift'],
      `${around} nurse nurses patient patients rn shift 1 one ${unit.replaceAll('|', ' ')} assignment load staffing`,
    ),
    not: /\b(maximum|max|highest|previous|last|past)\b/,
  },
];
