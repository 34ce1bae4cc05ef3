import { Paperclip } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import { emptyChoice, emptyChoiceValue } from '#domain/question/key/key-answers.ts';
import { effectiveType, filterTyped, isDateInput } from '#domain/validation/validate-answer.ts';
import { Text } from '#web/parts/text/text.tsx';
import { questionTexts } from '#web/texts/applications/question.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { DatePicker } from '#web/widgets/dates/date-picker.tsx';
import type { AllowedDates } from '#web/widgets/dates/date-rules.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { CheckboxGroup } from '#web/widgets/fields/checkbox-group.tsx';
import { SavedMark } from '#web/widgets/fields/field-parts.tsx';
import { RadioTiles } from '#web/widgets/fields/radio-tiles.tsx';
import { type SelectOption } from '#web/widgets/fields/select-options.ts';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './question-field.module.css';

/** Larger than all other controls together and seldom needed, so it loads on demand. */
const Select = lazy(async () => ({ default: (await import('#web/widgets/selects/select.tsx')).Select }));

/** What the field needs to know about a question, no matter who asks it. */
export type AskedQuestion = Pick<
  QuestionAnswer,
  'questionText' | 'description' | 'questionType' | 'answerChoices' | 'isRequired' | 'answerValidationType'
> & {
  control?: QuestionAnswer['control'];
  /** 0 or absent: no limit. */
  charLimit?: number | undefined;
  allowedDates?: AllowedDates;
  /** The list begins with an option that clears the answer. */
  startsEmpty?: boolean;
};

interface QuestionFieldProps {
  question: AskedQuestion;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** The employer, named only above statements. */
  company?: string;
  error?: string | undefined;
  saved?: boolean;
  /** The id of the note about the answer. */
  describedBy?: string;
}

const RichTextArea = lazy(async () => ({
  default: (await import('#web/widgets/fields/rich-text-area.tsx')).RichTextArea,
}));
const CheckboxDropdown = lazy(async () => ({
  default: (await import('#web/widgets/selects/checkbox-dropdown.tsx')).CheckboxDropdown,
}));

const mostCheckboxes = 8;
const mostTiles = 3;
const longestTile = 28;

/** One question of an employer's form, with the control that fits its type. */
export function QuestionField({
  question,
  value,
  onChange,
  onBlur,
  company = '',
  error,
  saved,
  describedBy,
}: QuestionFieldProps) {
  const text = value[0] ?? '';
  const texts = {
    label: question.questionText,
    hint: [question.description, describeLimit(question, text)].filter(Boolean).join(' ') || undefined,
    required: question.isRequired,
    error,
    saved,
    describedBy,
  };
  const setText = (next: string) => onChange(next === '' ? [] : [next]);
  const left = onBlur && { onBlur };
  const limit = question.charLimit ? { maxLength: question.charLimit } : {};

  if (question.questionType === 'File')
    return <TextField {...texts} isReadOnly value={text} prefix={<Icon of={Paperclip} size="sm" />} />;
  if (question.control === 'checkbox')
    return <Statement {...{ question, value, onChange, company, error, saved, describedBy }} />;
  if (isDateInput(question))
    return (
      <DatePicker
        {...texts}
        {...left}
        value={text}
        onChange={setText}
        allowed={question.allowedDates ?? 'all'}
      />
    );
  if (question.questionType === 'MultiChoice')
    return question.answerChoices.length <= mostCheckboxes ? (
      <CheckboxGroup {...texts} options={question.answerChoices} value={value} onChange={onChange} />
    ) : (
      <Suspense fallback={<Skeleton shape="block" />}>
        <CheckboxDropdown {...texts} options={question.answerChoices} value={value} onChange={onChange} />
      </Suspense>
    );
  if (question.questionType === 'SingleChoice')
    return (
      <>
        {fitsTiles(question.answerChoices) ? (
          <RadioTiles {...texts} options={question.answerChoices} value={text || null} onChange={setText} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" />}>
            <Select {...texts} options={listChoices(question)} value={text || null} onChange={setText} />
          </Suspense>
        )}
        {!question.isRequired && text !== '' && !question.startsEmpty && (
          <Button variant="link" size="sm" onPress={() => onChange([])}>
            {questionTexts.clear}
          </Button>
        )}
      </>
    );
  if (question.questionType === 'RichTextArea')
    return (
      <div onBlur={onBlur}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <RichTextArea {...texts} {...limit} value={text} onChange={setText} />
        </Suspense>
      </div>
    );
  if (question.questionType === 'TextArea')
    return <TextArea {...texts} {...left} {...limit} value={text} onChange={setText} />;
  return (
    <TextField
      {...texts}
      {...left}
      {...limit}
      {...keyboardFor(question)}
      value={text}
      onChange={(typed) => setText(filterTyped(effectiveType(question), typed))}
    />
  );
}

/** A statement the employer asks the person to agree to. Only the person checks it. */
function Statement(
  props: Pick<QuestionFieldProps, 'question' | 'value' | 'onChange' | 'error' | 'saved' | 'describedBy'> & {
    company: string;
  },
) {
  const { question, value, onChange, company, error, saved, describedBy } = props;
  const agreed = question.answerChoices[0] ?? 'Yes';
  return (
    <>
      <div className={styles.statementHead}>
        <Text as="p" tone="strong">
          {question.isRequired ? questionTexts.statement(company) : questionTexts.optionalStatement(company)}
        </Text>
        {saved && <SavedMark />}
      </div>
      <div className={styles.statement}>
        <Checkbox
          isSelected={value.length > 0}
          onChange={(isChecked) => onChange(isChecked ? [agreed] : [])}
          isRequired={question.isRequired}
          error={error}
          describedBy={describedBy}
        >
          {question.questionText}
          {question.description && <span className={styles.description}>{question.description}</span>}
        </Checkbox>
      </div>
    </>
  );
}

function listChoices({ startsEmpty, answerChoices }: AskedQuestion): SelectOption[] {
  return startsEmpty ? [{ value: emptyChoiceValue, text: emptyChoice }, ...answerChoices] : answerChoices;
}

/** The character limit, shown for long texts and when the limit is almost reached. */
function describeLimit({ charLimit = 0, questionType }: AskedQuestion, text: string): string | undefined {
  const isLong = questionType === 'TextArea' || questionType === 'RichTextArea';
  if (charLimit === 0 || !(isLong || text.length > charLimit * 0.8)) return undefined;
  return questionTexts.limit(charLimit);
}

function fitsTiles(choices: readonly string[]): boolean {
  return choices.length <= mostTiles && choices.every((choice) => choice.length <= longestTile);
}

function keyboardFor(question: AskedQuestion) {
  switch (effectiveType(question)) {
    case 'Email':
      return { type: 'email', inputMode: 'email' } as const;
    case 'PhoneNumber':
      return { type: 'tel', inputMode: 'tel' } as const;
    case 'Url':
    case 'LinkedInProfile':
      return { inputMode: 'url' } as const;
    case 'Number':
    case 'PostalCode':
      return { inputMode: 'numeric' } as const;
    default:
      return {};
  }
}
