import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { changeKeyQuestion } from '#contract/operations/routes.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { ActRow } from '#web/screens/operations/parts/act-button.tsx';
import { questionTexts as texts } from '#web/texts/console/setup-console.ts';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

type Question = Setup['questions'][number];

/** Changes a question. Shows a preview, and asks for a reason before it saves. */
export function QuestionForm({ question, onClose }: { question: Question; onClose: () => void }) {
  const change = useConsoleAct(changeKeyQuestion);
  const [questionText, setText] = useState(question.questionText);
  const [isRequired, setRequired] = useState(question.isRequired);
  const words = questionText.trim();
  const preview = `${words}${isRequired ? ' *' : ''}`;
  const isSame = words === question.questionText && isRequired === question.isRequired;
  return (
    <Card as="section">
      <Stack>
        <TextField label={texts.text} value={questionText} onChange={setText} maxLength={300} required />
        {!question.sensitive && (
          <Checkbox isSelected={isRequired} onChange={setRequired}>
            {texts.required}
          </Checkbox>
        )}
        <Text>{texts.preview(preview)}</Text>
        <ActRow
          label={texts.save}
          title={texts.title}
          effect={texts.effect(preview)}
          done={texts.done}
          disabled={words.length < 5 || isSame}
          act={(reason) =>
            change.mutateAsync({ body: { id: question.id, questionText: words, isRequired, reason } })
          }
          onClose={onClose}
        />
      </Stack>
    </Card>
  );
}
