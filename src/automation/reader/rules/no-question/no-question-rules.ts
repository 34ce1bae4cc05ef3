import type { PageControls, RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { asksQuestion } from '#automation/reader/rules/drawn/drawn-rules.ts';
import { allText } from '#automation/reader/rules/name/all-text.ts';
import { collectNoQuestionFacts, type NoQuestionRule } from '#automation/reader/rules/no-question-facts.ts';
import { regionRules } from '#automation/reader/rules/region/region-rules.ts';
import { isSeen } from '#automation/reader/rules/sight/sight-rules.ts';
import { trapRules } from '#automation/reader/rules/trap/trap-rules.ts';
import { asksForFile } from '#automation/reader/rules/upload/upload-rules.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';

/** Strongest first. */
export const noQuestionRules: readonly NoQuestionRule[] = [
  ...trapRules,
  {
    id: 'no-question/unseen',
    weight: 95,
    because: 'Nobody sees it.',
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'hand-made/a-token-that-anyone-sees',
    ],
    holds: ({ control: one }) => !isSeen(one),
  },
  ...regionRules,
  {
    id: 'no-question/no-file-asked',
    weight: 82,
    because: 'It mentions files, and no rule in `rules/upload` says that it asks for one.',
    witnesses: ['widgets/uploads-whose-inputs-come-on-a-click'],
    holds: ({ control: one }) => !asksForFile(one),
  },
  {
    id: 'no-question/drawn',
    weight: 80,
    because: 'It is made of plain elements, and no rule in `rules/drawn` says that it asks something.',
    witnesses: ['widgets/buttons-that-act', 'widgets/menus-and-filters-that-ask-nothing'],
    holds: ({ control: one }) => !asksQuestion(one),
  },
  {
    id: 'no-question/password',
    weight: 75,
    because: 'It takes a password.',
    witnesses: ['career-page-kinds/successfactors-sign-in'],
    holds: ({ control: one }) => isPassword(one),
  },
  {
    id: 'no-question/search',
    weight: 70,
    because: 'It searches the page or a list of jobs.',
    witnesses: ['captured/widgets-without-their-style-sheet'],
    holds: ({ control: one }) => isSearch(one),
  },
  {
    id: 'no-question/dial-code',
    weight: 65,
    because: 'It is the country code beside a phone number.',
    witnesses: ['captured/blocks-with-a-key-that-hold-several-boxes', 'hand-made/answers-cut-into-boxes'],
    holds: ({ control: one }) => isDialCode(one),
  },
  {
    id: 'no-question/help-button',
    weight: 60,
    because: 'It opens help or ways to upload, not answers.',
    witnesses: ['shapes/grid-hints-and-helping-buttons', 'widgets/an-upload-behind-a-menu'],
    holds: ({ control: one }) => isHelpButton(one),
  },
  {
    id: 'no-question/copies',
    weight: 55,
    because: 'It copies another answer, such as "Same as above".',
    witnesses: ['everyday/labels-that-nobody-sees-point-elsewhere-or-wrap'],
    holds: ({ control: one }) => isCopyingAddress(one),
  },
  {
    id: 'no-question/technical',
    weight: 50,
    because: 'It protects the form against robots or forged requests.',
    witnesses: ['hand-made/a-token-that-anyone-sees'],
    holds: ({ control: one }) => isTechnical(one),
  },
  {
    id: 'no-question/idle-button',
    weight: 45,
    because: 'It is a button that offers no answers.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: ({ control: one }) => isIdleButton(one),
  },
];

type LeftOut = Pick<RawControl, 'leftOutBy'>;

/** The ids of the rules that claim a control asks nothing. */
export function findNoQuestionClaims(control: RawControl, page: Pick<PageControls, 'blocks'>): string[] {
  const facts = collectNoQuestionFacts(control, page);
  return noQuestionRules.filter((rule) => rule.holds(facts)).map((rule) => rule.id);
}

/** The same rules, the strongest first. */
export function explainNoQuestion({ leftOutBy }: LeftOut, rules = noQuestionRules): NoQuestionRule[] {
  return rules.filter((rule) => leftOutBy.includes(rule.id));
}

export function isNoQuestion(control: LeftOut, rules = noQuestionRules): boolean {
  return explainNoQuestion(control, rules).length > 0;
}

function isPassword(one: RawControl): boolean {
  return one.type === 'password' && !isSecretNumber(one);
}

/** Searches the page or a list of jobs. */
function isSearch(one: RawControl): boolean {
  if (one.type === 'search' && !(one.role === 'combobox' && one.label !== '')) return true;
  const isUnnamed = `${one.label}${one.labelledBy}${one.ariaLabel}${one.title}` === '';
  if (one.tag === 'input' && isUnnamed && phrase.search.test(`${one.tokens} ${one.placeholder}`)) return true;
  return one.role === 'combobox' && phrase.searchStart.test(one.ariaLabel || one.placeholder);
}

/** "Same as above" copies an address and asks nothing. */
function isCopyingAddress(one: RawControl): boolean {
  return one.type === 'checkbox' && phrase.sameAs.test(one.label);
}

/** Protects the form against robots or forged requests. */
function isTechnical(one: RawControl): boolean {
  return markup.securityField.test(`${one.name} ${one.id}`);
}

/** A button that offers no answers. */
function isIdleButton(one: RawControl): boolean {
  if (one.drawn || one.tag !== 'button' || one.role !== '' || one.options.length > 0 || isMenuQuestion(one))
    return false;
  return one.type !== 'button' || !phrase.yesNo.test(one.label);
}

/** An identity number in a password input, which doesn't mean that the form opens an account. */
function isSecretNumber(one: RawControl): boolean {
  return phrase.secretNumber.test(allText(one));
}

/** The country code list beside a phone input: only the number is a question. */
function isDialCode(one: RawControl): boolean {
  const isList = one.tag === 'select' || one.tag === 'button' || one.role === 'combobox';
  // Every option ends with a code such as +49.
  if (isList && one.options.length > 0 && one.options.every(({ label }) => /\+\d{1,4}\)?$/.test(label)))
    return true;
  if (isList && one.label === '' && phrase.phoneCountry.test(one.ariaLabel)) return true;
  return (
    isList &&
    one.name === '' &&
    !one.required &&
    phrase.dialCode.test(one.ariaLabel || one.label || one.labelledBy)
  );
}

/** Opens a menu of help or upload methods, not of answers. */
function isHelpButton(one: RawControl): boolean {
  return (
    one.tag === 'button' &&
    `${one.labelledBy}${one.title}${one.key}` === '' &&
    phrase.helpButton.test(one.label)
  );
}

/** A button that opens a list is a question only when something other than its own text names it. */
function isMenuQuestion(one: RawControl): boolean {
  return (
    one.tag === 'button' &&
    (one.key !== '' ||
      one.labelledBy !== '' ||
      one.group >= 0 ||
      one.nearby !== '' ||
      ((one.form >= 0 || one.required) && one.label !== ''))
  );
}
