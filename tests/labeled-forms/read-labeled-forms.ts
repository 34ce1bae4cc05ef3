import { readFileSync } from 'node:fs';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';

/** One form with the right answers for its applicant; `ask` where the person must be asked. */
export interface LabeledForm {
  name: string;
  /** The name of the profile file in this folder. */
  applicant: string;
  /** Countries of the posting; empty when it names none. */
  jobCountries: string[];
  /** The employer's name, if the page shows it. */
  employer?: string;
  form: EmployerForm;
  /** By path. */
  expected: Map<string, string[]>;
  /** By path: what the person says when asked, where it holds for other employers, too. */
  said: Map<string, string>;
}

const types: Record<string, QuestionType> = {
  file: 'File',
  area: 'TextArea',
  number: 'Number',
  date: 'Calendar',
  many: 'MultiChoice',
};
const controls: Partial<Record<QuestionType, FormField['control']>> = {
  File: 'file',
  TextArea: 'textarea',
  Calendar: 'date',
  SingleChoice: 'radio',
  MultiChoice: 'checkbox',
};

/** A reader of the page itself says so, too, and keeps the word in the label. */
const optional = /\((?:[^()]*, )?optional\)$/i;

/** Reads a file in the notation explained in `forms.txt`. */
export function readLabeledForms(file: string): LabeledForm[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split(/^form: /m)
    .slice(1)
    .map(readForm);
}

function readForm(text: string): LabeledForm {
  const [head = '', ...lines] = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [name = '', ...facts] = head.split(' | ');
  const factOf = (key: string) => facts.find((fact) => fact.startsWith(`${key} `))?.slice(key.length + 1);
  const countriesOf = (key: string) => (factOf(key) ?? '-').split(',').filter((code) => code !== '-');
  const hasStars = facts.includes('stars');
  const expected = new Map<string, string[]>();
  const said = new Map<string, string>();
  const fields: FormField[] = [];
  let section = '';
  let passage = '';
  for (const line of lines) {
    if (line.startsWith('== ')) section = line.slice(3);
    else if (line.startsWith('"')) passage = line.slice(1, -1);
    else {
      const path = `q${fields.length}`;
      const [field, answers] = readQuestion(line, path);
      const required = !optional.test(field.label) && (!hasStars || field.label.endsWith(' *'));
      const label = hasStars ? field.label.replace(/ \*$/, '') : field.label;
      fields.push({ ...field, label, required, ...(section && { section }), ...(passage && { passage }) });
      const saidLater = answers.find((one) => one.startsWith('ask: '))?.slice('ask: '.length);
      if (saidLater !== undefined) said.set(path, saidLater);
      expected.set(
        path,
        answers.map((one) => (one.startsWith('ask: ') ? 'ask' : one)),
      );
      passage = '';
    }
  }
  const jobCountries = countriesOf('job');
  const employer = factOf('at');
  const pageCountries = countriesOf('page');
  const form: EmployerForm = {
    ats: 'generic',
    tenant: 'labeled',
    postingId: name,
    url: 'https://employer.example/apply',
    language: 'en',
    fields,
    ...(pageCountries.length > 0 && { countries: pageCountries }),
  };
  return {
    name,
    applicant: factOf('for') ?? 'dana',
    jobCountries,
    ...(employer !== undefined && { employer }),
    form,
    expected,
    said,
  };
}

function readQuestion(line: string, path: string): [FormField, string[]] {
  const parts =
    /^(?<label>.*?)(?: \{(?<choices>.*)\})?(?: \[(?<type>file|area|number|date|many)\])?(?: <(?<description>.*)>)? => (?<answers>.*)$/.exec(
      line,
    )?.groups;
  if (!parts) throw new Error(`Not a labeled question: ${line}`);
  const { label = '', choices, type: written, description, answers = '' } = parts;
  const options = choices?.split('|').map((choice) => ({ label: choice, value: choice })) ?? [];
  const choice = options.length === 1 ? 'MultiChoice' : 'SingleChoice';
  const type = written ? (types[written] ?? 'Text') : options.length > 0 ? choice : 'Text';
  const field: FormField = {
    path,
    label,
    labelSource: 'name',
    type,
    control: controls[type] ?? 'text',
    required: true,
    options,
    ...(description && { description }),
    family: '',
  };
  return [field, answers.split(' || ')];
}

/** An expected answer between slashes is a pattern. */
export function isAnswer(expected: string, answer: string): boolean {
  const pattern = /^\/(?<pattern>.*)\/$/.exec(expected)?.groups?.['pattern'];
  return pattern === undefined ? expected === answer : new RegExp(`^(?:${pattern})$`, 'i').test(answer);
}

export interface Tally {
  questions: number;
  answerable: number;
  right: number;
  /** Answerable, but left to the person. */
  open: number;
  falseFlagged: number;
  falseUnflagged: number;
  /** Right, but still shown for review: each costs the person a look. */
  checked: string[];
  /** One line per wrong answer. */
  mistakes: string[];
  missed: string[];
}

export function tallyAnswers(
  forms: readonly LabeledForm[],
  prepare: (form: LabeledForm) => readonly PreparedAnswer[],
): Tally {
  const tally: Tally = {
    questions: 0,
    answerable: 0,
    right: 0,
    open: 0,
    falseFlagged: 0,
    falseUnflagged: 0,
    checked: [],
    mistakes: [],
    missed: [],
  };
  for (const labeled of forms)
    for (const { field, answer, reviewRequired } of prepare(labeled)) {
      const expected = labeled.expected.get(field.path) ?? [];
      const where = `${labeled.name} / ${field.section ?? ''} / ${field.label}`;
      const isAnswerable = !expected.includes('ask');
      tally.questions += 1;
      tally.answerable += isAnswerable ? 1 : 0;
      if (answer.length === 0) {
        if (!isAnswerable) continue;
        tally.open += 1;
        tally.missed.push(where);
      } else if (expected.some((one) => isAnswer(one, answer.join(', ')))) {
        tally.right += isAnswerable ? 1 : 0;
        if (reviewRequired) tally.checked.push(where);
      } else {
        tally[reviewRequired ? 'falseFlagged' : 'falseUnflagged'] += 1;
        tally.mistakes.push(`${reviewRequired ? 'flagged' : 'UNFLAGGED'} ${where}: ${answer.join(', ')}`);
      }
    }
  return tally;
}
