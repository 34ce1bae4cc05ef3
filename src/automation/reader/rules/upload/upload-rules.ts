import type { RawControl, RawUpload } from '#automation/form/in-page/controls/raw-control.ts';
import type { Wanted } from '#automation/form/in-page/controls/reading.ts';
import { phrase } from '#automation/reader/words/phrases.ts';

/** A claim about whether a block or a button without a file input asks for a file. The strongest rule decides. */
export interface UploadRule {
  id: string;
  weight: number;
  claim: 'question' | 'no question';
  because: string;
  /** Pages in `tests/forms` where a place would be taken otherwise without this rule. */
  witnesses: readonly string[];
  holds(place: RawUpload): boolean;
}

/** The texts that the page must report for these rules: most blocks and buttons have nothing to do with files. */
export const wantedUploads: Pick<Wanted, 'uploads'> = {
  uploads: `${phrase.takesFiles.source}|${phrase.offersUpload.source}`,
};

/** Strongest first. */
export const uploadRules: readonly UploadRule[] = [
  {
    id: 'upload/in-drop-zone',
    weight: 100,
    claim: 'no question',
    because: 'It is a button in a block that asks for the file itself.',
    witnesses: ['widgets/uploads-whose-inputs-come-on-a-click'],
    holds: ({ around }) => phrase.takesFiles.test(around),
  },
  {
    id: 'upload/drop-zone',
    weight: 80,
    claim: 'question',
    because: 'It is below a label without an input, and its text says how to choose or drop a file.',
    witnesses: [
      'everyday/files-whose-boxes-come-on-a-click-a-time-in',
      'widgets/uploads-whose-inputs-come-on-a-click',
    ],
    holds: ({ isAfterLabel, text }) => isAfterLabel && phrase.takesFiles.test(text),
  },
  {
    id: 'upload/button',
    weight: 70,
    claim: 'question',
    because: 'It is a button that offers to upload a file or a document.',
    witnesses: [
      'everyday/files-whose-boxes-come-on-a-click-a-time-in',
      'widgets/uploads-whose-inputs-come-on-a-click',
    ],
    holds: ({ isPressed, text }) => isPressed && phrase.offersUpload.test(text),
  },
];

/** All rules that apply to a place for files, the deciding one first; none for any other control. */
export function explainUpload({ upload }: RawControl, rules = uploadRules): UploadRule[] {
  return upload ? rules.filter((rule) => rule.holds(upload)) : [];
}

/** A place for files is a question only when a rule says so. */
export function asksForFile(control: RawControl, rules = uploadRules): boolean {
  return control.upload === null || explainUpload(control, rules)[0]?.claim === 'question';
}
