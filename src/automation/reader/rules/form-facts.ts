import type { RawControl, RawForm } from '#automation/form/in-page/controls/raw-control.ts';
import { allText } from '#automation/reader/rules/name/all-text.ts';

/** One form of a page, or the forms that make up an application together. */
export interface FormFacts {
  controls: readonly RawControl[];
  /** Its selector; empty when no `<form>` contains the controls. */
  form: string;
  /** The first heading inside the form, or the last one before it. */
  heading: string;
  /** Identifiers and button texts. */
  words: string;
  /** Whether it is visible as a whole. */
  isShown: boolean;
  /** All texts on and around each control. */
  texts: readonly string[];
  /** The same as one text. */
  text: string;
}

type Given = Omit<FormFacts, 'texts' | 'text'>;

export function collectFormFacts({ controls, form, heading, words, isShown }: Given): FormFacts {
  const texts = controls.map(allText);
  return { controls, form, heading, words, isShown, texts, text: texts.join(' \n ') };
}

/** The facts of a form with some of its controls; `known` is missing for controls outside any form. */
export function describeForm(controls: readonly RawControl[], known: RawForm | undefined): FormFacts {
  const { heading = '', css = '', buttons = '', text = '', shown = true } = known ?? {};
  const words = `${text} ${buttons}`.trim();
  return collectFormFacts({ controls, form: css, heading, words, isShown: shown });
}

export const hasFile = ({ controls }: Pick<FormFacts, 'controls'>) =>
  controls.some((one) => one.type === 'file');

/** The form that is taken for the application; without any, it has no controls. */
export interface ChosenForm extends FormFacts {
  /** How strongly the controls look like an application form; 0 or less means they don't. */
  score: number;
  /** How many controls are in the page's other forms that serve no other purpose. */
  left: number;
  /** What rules say asks nothing. */
  leftOut: RawControl[];
}
