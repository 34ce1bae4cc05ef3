import { type FormFacts, hasFile } from '#automation/reader/rules/form-facts.ts';
import { markup } from '#automation/reader/words/phrases.ts';
import { resumeWords } from '#automation/reader/words/words.ts';

/** A form of the page with its points. */
export interface ScoredForm extends FormFacts {
  score: number;
  /** Whether it has its own submit button. */
  isSent: boolean;
}

/** A claim that another form is a part of the application. One claim is enough. */
export interface PartRule {
  id: string;
  weight: number;
  because: string;
  /** Pages in `tests/forms` that would be read otherwise without it. */
  witnesses: readonly string[];
  holds(best: ScoredForm, other: ScoredForm): boolean;
}

/** Strongest first. */
export const partRules: readonly PartRule[] = [
  {
    id: 'part/outside-any-form',
    weight: 30,
    because: 'It is outside any form element, has at least eight points, and the application takes no file.',
    witnesses: ['which-form/the-resume-outside-the-form'],
    holds: (best, other) => other.form === '' && other.score >= 8 && !hasFile(best),
  },
  {
    id: 'part/sent-together',
    weight: 20,
    because: 'Neither form has a submit button, so a script sends both.',
    witnesses: ['which-form/two-forms-that-a-script-sends'],
    holds: (best, other) => other.form !== '' && !other.isSent && !best.isSent && other.controls.length > 1,
  },
  {
    id: 'part/file',
    weight: 10,
    because: 'It takes the resume, and the application takes no file.',
    witnesses: ['which-form/the-resume-in-a-form-of-its-own'],
    holds: (best, other) =>
      other.form !== '' &&
      other.score > 0 &&
      !hasFile(best) &&
      other.controls.some((one, at) => {
        const text = other.texts[at] ?? '';
        return one.type === 'file' && (resumeWords.test(text) || markup.fileIdentifier.test(text));
      }),
  },
];

/** All rules that apply. */
export const explainPart = (best: ScoredForm, other: ScoredForm, rules = partRules) =>
  rules.filter((rule) => rule.holds(best, other));
