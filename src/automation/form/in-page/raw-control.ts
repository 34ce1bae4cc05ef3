export interface RawOption {
  label: string;
  value: string;
}

/** One control with every text that may name it, side by side; which of them does is decided outside the page. */
export interface RawControl {
  tag: string;
  type: string;
  role: string;
  id: string;
  name: string;
  value: string;
  key: string;
  autocomplete: string;
  placeholder: string;
  ariaLabel: string;
  labelledBy: string;
  label: string;
  describedBy: string;
  title: string;
  legend: string;
  /** Text before it in a block of its own, and in one that it shares with other questions. */
  nearby: string;
  between: string;
  /** Text behind it in a block of its own. */
  after: string;
  heading: string;
  /** All headings over it, from the outermost to the innermost. */
  headings: string[];
  /** What is written between the control before it and this one. */
  before: string;
  /** The text above the boxes that take one answer together, and which of them this is; empty and 0 for a box of its own. */
  whole: string;
  part: number;
  /** What the head of the table says over a choice. */
  column: string;
  tokens: string;
  /** Number of the fieldset or group around it, -1 without one; the group's own question text is `legend`. */
  group: number;
  /** Number of the smallest element around it that holds several choices of its kind and nothing else, else -1. */
  cluster: number;
  form: number;
  region: string;
  /** Decided outside the page. */
  required: boolean;
  /** What marks it as one that must be answered, by the names that the rules know. */
  requiredBy: string[];
  multiple: boolean;
  /** A box that cannot be left empty, whatever is done with the others of its name. */
  mustBeTicked: boolean;
  /** One of several buttons that stay pressed. */
  pressed: boolean;
  /** 0 without one. */
  maxLength: number;
  /** Empty without one. */
  pattern: string;
  /** A box drawn as a calendar. */
  isDate: boolean;
  shown: boolean;
  trap: boolean;
  options: RawOption[];
  css: string;
}

export interface RawForm {
  css: string;
  /** What stands over it or in its head. */
  heading: string;
  text: string;
  buttons: string;
  shown: boolean;
}

export interface PageControls {
  controls: RawControl[];
  forms: RawForm[];
}

/** Words of all languages that the page part looks for, as patterns: only texts reach the page. */
export interface PageWords {
  /** In languages with spaces between words, and in those without. */
  required: { words: string; characters: string };
  /** Offers to take a file. */
  upload: string;
  /** Speaks of a file, at least. */
  file: string;
  /** Words of an invitation to give a file, which says nothing of what for. */
  fileInvites: string;
  /** What files are called that are asked for. */
  fileAsked: string;
}
