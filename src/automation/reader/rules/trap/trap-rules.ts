import type { NoQuestionFacts, NoQuestionRule } from '#automation/reader/rules/no-question-facts.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';

// Traps for robots: controls that the page shows to nobody, or asks people to leave alone.

/** Names, ids, and classes of the control and of the blocks that belong to it alone. */
const namesOf = ({ control: { id, name }, own, self }: NoQuestionFacts) =>
  [name, id, self?.classes, ...own.map((block) => `${block.id} ${block.classes}`)].join(' ');

const ownTexts = ({ control }: NoQuestionFacts) => {
  const { after, between, describedBy, label, nearby, placeholder } = control;
  return [label, nearby, between, after, placeholder, describedBy].join(' ');
};

const typed = ['text', 'email', 'url', 'tel'];

/** Strongest first. */
export const trapRules: readonly NoQuestionRule[] = [
  {
    id: 'trap/named',
    weight: 100,
    because: 'Its name or that of its block is one that plugins give to a trap for robots.',
    witnesses: ['hand-made/traps-that-anyone-sees'],
    holds: (facts) => markup.honeypot.test(namesOf(facts)),
  },
  {
    id: 'trap/named-short',
    weight: 99,
    because: 'Its name contains “hp” for honeypot, and its text is not about a home phone.',
    witnesses: ['shapes/wpforms'],
    holds: (facts) => markup.honeypotShort.test(namesOf(facts)) && !phrase.homePhone.test(ownTexts(facts)),
  },
  {
    id: 'trap/asks-to-stay-empty',
    weight: 98,
    because: 'Its text asks to leave it empty.',
    witnesses: ['shapes/drupal'],
    holds: (facts) => phrase.leaveEmpty.test(`${ownTexts(facts)} ${facts.control.ownText}`),
  },
  {
    id: 'trap/hidden-by-script',
    weight: 97,
    because: 'A script of the page contains a style rule that hides its block.',
    witnesses: ['everyday/a-trap-that-only-a-script-would-have-hidden'],
    holds: ({ own }) => own.some(({ scripted }) => markup.hidingRuleExact.test(scripted)),
  },
  {
    id: 'trap/out-of-reach',
    weight: 96,
    because: 'The keyboard does not reach it, and browsers must not fill it in.',
    witnesses: ['hand-made/traps-that-anyone-sees'],
    holds: ({ control: { autocomplete, readOnly, role, tabIndex, type } }) =>
      tabIndex === '-1' &&
      markup.noAutofillExact.test(autocomplete) &&
      typed.includes(type) &&
      !readOnly &&
      role === '',
  },
];
