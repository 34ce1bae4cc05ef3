import { expect, test } from 'vitest';
import { nameQuestion } from '#automation/form/name-question.ts';
import { isChoice, isPressButton } from '#automation/reader/rules/group/control-kinds.ts';
import { findPage } from '#tests/forms/corpus.ts';
import { makeControl } from '#tests/forms/make-control.ts';
import { findRuleFaults, listWitnesses, seeForm } from '#tests/forms/seen-form.ts';
import { choiceRules, collectChoiceFacts, explainChoice, nameChoice } from './choice-rules.ts';
import { explainPrompt, isPrompt, promptRules } from './prompt-rules.ts';

test.each([
  ['prompts', promptRules],
  ['choices', choiceRules],
])('every rule about %s has a witness, a reason, and its own id and weight', (_, rules) => {
  expect(findRuleFaults(rules)).toEqual([]);
});

test.each(listWitnesses(promptRules))(
  '%s leaves out an option of %s that would stay without it',
  (_, id, rule) => {
    const rest = promptRules.filter((one) => one !== rule);
    const changed = seeForm(id)
      .controls.flatMap(({ options }) => options.map((option, at) => [option, at] as const))
      .filter(([option, at]) => isPrompt(option, at) && !isPrompt(option, at, rest));
    expect(changed).not.toEqual([]);
  },
);

test.each(listWitnesses(choiceRules))(
  '%s names a choice of %s, and without it the text is another',
  (_, id, rule) => {
    const { controls, groups } = seeForm(id);
    const offered = new Set(findPage(id).truth.questions?.flatMap(({ options }) => options ?? []));
    const rest = choiceRules.filter((one) => one !== rule);
    const changed = groups
      .filter(({ controls: [first] }) => isChoice(first) || isPressButton(first))
      .flatMap((group) => collectChoiceFacts(group.controls, nameQuestion(group, controls).label))
      .filter(
        (choice) =>
          explainChoice(choice)[0]?.rule === rule && nameChoice(choice, rest) !== nameChoice(choice),
      );
    expect(changed.some((choice) => offered.has(nameChoice(choice)))).toBe(true);
  },
);

test.each([
  ['', 'options/empty'],
  ['Select', 'options/prompt'],
  ['Please select', 'options/prompt'],
  ['Choose an option', 'options/prompt'],
  ['-- Select --', 'options/prompt'],
  ['--None--', 'options/prompt'],
  ['None selected', 'options/prompt'],
  ['Bitte wählen', 'options/prompt'],
  ['Make a selection', 'options/prompt'],
  ['Select your country...', 'options/prompt'],
  ['Choose your state or region', 'options/first-prompt'],
  ['No answer', 'options/first-prompt'],
  ['Month', 'options/first-date-part'],
  ['YYYY', 'options/first-date-part'],
  ['State', 'options/first-without-value'],
])('"%s" is left out of a list by %s', (label, id) => {
  const value = id === 'options/first-without-value' ? '' : 'x';
  expect(explainPrompt({ label, value }, 0)[0]?.id).toBe(id);
});

test.each([
  ['Selected applicants only', 'x', 1],
  ['None', '', 0],
  ['Other', '', 0],
  ['No', '', 0],
  ['Monthly', 'm', 0],
  ['Month', 'm', 1],
  ['Choose your state or region', 'x', 1],
  ['State', '', 1],
])('"%s" with the value "%s" at %i is an answer', (label, value, at) => {
  expect(isPrompt({ label, value }, at)).toBe(false);
});

const box = { type: 'checkbox' };
const textsOf = (question: string, ...given: Parameters<typeof makeControl>[0][]) =>
  collectChoiceFacts(
    given.map((one) => makeControl({ ...box, ...one })),
    question,
  ).map((choice) => nameChoice(choice));

test.each([
  ['its label', 'Days', [{ label: 'Monday' }], ['Monday']],
  ['its aria-label', 'Days', [{ ariaLabel: 'Monday' }], ['Monday']],
  ['what aria-labelledby points at', 'Days', [{ labelledBy: 'Monday' }], ['Monday']],
  ['its value as a last resort', 'Days', [{ value: 'mon' }], ['mon']],
  ['"Yes" when its text is the question', 'I am over 18', [{ label: 'I am over 18' }], ['Yes']],
  ['the column when it has no text', 'Days', [{ column: 'Mon' }, { column: 'Tue' }], ['Mon', 'Tue']],
  [
    'the column when all say the same',
    'Days',
    [
      { label: 'x', column: 'Mon' },
      { label: 'x', column: 'Tue' },
    ],
    ['Mon', 'Tue'],
  ],
  [
    'its own text when the column is shared',
    'Days',
    [
      { label: 'Mon', column: 'Day' },
      { label: 'Tue', column: 'Day' },
    ],
    ['Mon', 'Tue'],
  ],
  [
    'its star when that alone tells it apart',
    'Days',
    [{ label: 'Mon *' }, { label: 'Mon' }],
    ['Mon *', 'Mon'],
  ],
])('a choice is named by %s', (_, question, given, texts) => {
  expect(textsOf(question, ...given)).toEqual(texts);
});
