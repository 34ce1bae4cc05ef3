import { useState } from 'react';
import type { RememberedAnswer } from '#contract/applications/remembered-answers.ts';
import { formatAnswer, parseAnswer, type ReuseScope } from '#domain/application/reviewed-answer.ts';
import { useChangeRemembered } from '#web/data/applications/remembered-calls.ts';
import { QuestionField } from '#web/parts/question/question-field.tsx';
import { ScopeChoice } from '#web/parts/question/scope-choice.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { yourAnswersTexts as texts } from '#web/texts/profile/your-answers.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import styles from './your-answers.module.css';

interface AnswerFormProps {
  answer: RememberedAnswer;
  /** How many prepared applications use it. */
  notSent: number;
  onDone: () => void;
}

export function AnswerForm({ answer, notSent, onDone }: AnswerFormProps) {
  const { change } = useChangeRemembered();
  const [value, setValue] = useState(() => parseAnswer(answer));
  const [scope, setScope] = useState<ReuseScope>(answer.scope);
  const [checked, setChecked] = useState(false);
  const save = () => {
    setChecked(true);
    if (value.length === 0) return;
    const userAnswer = formatAnswer(answer, value);
    change.mutate({ answerId: answer.id, userAnswer, scope }, { onSuccess: onDone });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="form">
        <QuestionField
          question={{ ...answer, isRequired: true }}
          value={value}
          onChange={setValue}
          error={checked && value.length === 0 ? texts.required : undefined}
        />
        <ScopeChoice widest={answer.widest} scope={scope} onChange={setScope} />
        {notSent > 0 && <Text>{texts.inUse(notSent)}</Text>}
        {change.error && <Banner tone="bad">{change.error.message}</Banner>}
        <div className={styles.actions}>
          <Button size="md" type="submit" loading={change.isPending}>
            {buttonTexts.save}
          </Button>
          <Button size="md" variant="ghost" isDisabled={change.isPending} onPress={onDone}>
            {buttonTexts.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
