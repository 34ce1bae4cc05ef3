import type { Family } from './family.ts';

export const pay: readonly Family[] = [
  {
    name: 'current_salary',
    may: 'typed',
    sensitive: true,
    ask: /\b(current|present|last|previous|final|recent|most recent) (annual |base |total )*(salary|compensation|ctc|pay|wage|earnings)\b|\b(salary|pay|wage|compensation) history\b|\bhow much (did|do|are|were) you (currently )?(make|earn|paid|making|earning)\b|\b(currently|presently) (earn|earning|make|making|paid)\b|\b(salary|pay|wage|compensation)\b.*\b(in|at|from) your (last|previous|current|present|most recent)\b/,
  },
  {
    name: 'salary',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    fact: 'pay.desired',
    ask: /\b(salary|compensation|pay|wages?|remuneration|earnings|ote|ctc|hourly rate)\b.*\b(expect\w*|desire[ds]?|requirements?|requested|range|target|looking|seeking)\b|\b(expect\w*|desired?|target|required|minimum)\b.*\b(salary|compensation|pay|wages?|remuneration|earnings|ote|ctc|rate)\b/,
    not: /\b(payroll|history|starting|ending|start|available|availability|notice|relocat\w+)\b/,
  },
];
