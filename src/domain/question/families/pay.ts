import { asking, coreWords, wishing } from '#domain/question/words/core-words.ts';
import { either, type Family } from './family.ts';

const payWanted = coreWords(
  [
    'pay|paid|salary|wage|wages|rate|compensation|make|earn|hourly|per hour|an hour|per year|a year|rate of pay',
    `${wishing}|need|expect|expected|expecting|expectation|expectations|want to|looking to|hoping|ask|asking|asking for|target|targeting|require`,
  ],
  `${asking} how much hour hourly year annual annually yearly per make earn rate of pay paid be base wage amount $ usd looking want need at kind what money gross in dollars range`,
);

export const pay: readonly Family[] = [
  // Whether a range is enough (see read-terms.ts).
  { name: 'pay_range', may: 'typed', takes: 'yes', sensitive: true, ask: /(?!)/ },
  {
    name: 'pay_basis',
    may: 'typed',
    takes: 'value',
    sensitive: true,
    types: ['SingleChoice'],
    ask: /^(desired |preferred |expected )?(pay|salary|wage|compensation) (basis|type)$/,
  },
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
    ask: either(
      /^what (do|would) you (want|like|expect|need|hope) to (be paid|earn|make)( an hour| per hour| a year| per year)?$|^(\$+ |amount )?you (need|want|expect|would like|hope) to (make|earn|be paid)( hourly| per hour| an hour| yearly| annually| per year)?$|^(what is |whats )?your (hourly )?(pay )?rate$|^what \$ an hour do you (need|want)$|^(pay|hourly)( rate)? you are (asking for|asking|seeking|requesting)( straight time)?$|\b(salary|compensation|pay|wages?|remuneration|earnings|ote|ctc|hourly rate)\b.*\b(expect\w*|desire[ds]?|requirements?|requested|range|target|looking|seeking)\b|\b(expect\w*|anticipated|desired?|target|required|minimum)\b.*\b(salary|compensation|pay|wages?|remuneration|earnings|ote|ctc|rate)\b/,
      payWanted,
    ),
    // The least that somebody accepts is not what they want.
    not: /\b(lowest|least)\b|\byour minimum (acceptable )?(hourly )?(pay )?(rate|wage|pay)\b|\bminimum\b.*\b(accept|consider)\b|\b(minimum acceptable|acceptable minimum)\b|^minimum (acceptable )?(compensation|pay|rate|wage|hourly|salary)( (per|an|a) (year|hour)| annually| hourly)?$|\bhours (per|each|a)\b|\b(payroll|history|increase|raise|starting|ending|start|available|availability|notice|relocat\w+)\b/,
  },
];
