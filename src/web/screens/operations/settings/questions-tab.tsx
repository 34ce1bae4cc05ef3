import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { getSetup } from '#contract/operations/routes.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { useMayChange } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { questionTexts } from '#web/texts/console/operations-console.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { QuestionForm } from './question-form.tsx';

export function QuestionsTab() {
  return (
    <Loaded what="the setup" query={useConsole(getSetup, {})}>
      {(setup) => <Questions {...setup} />}
    </Loaded>
  );
}

function Questions({ questions }: Setup) {
  const mayChange = useMayChange();
  const [edited, setEdited] = useState<string | null>(null);
  const question = questions.find(({ id }) => id === edited);
  if (question) return <QuestionForm key={question.id} question={question} onClose={() => setEdited(null)} />;
  return (
    <DataTable
      bare
      title="Key questions"
      empty="There is no question."
      columns={['Question', 'Type', 'Required', 'Kept encrypted', 'Change']}
      rows={questions.map(({ id, questionText, questionType, isRequired, sensitive }) => ({
        key: id,
        cells: [
          questionText,
          questionType.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase(),
          isRequired ? 'Yes' : 'No',
          sensitive ? (
            <Tag key="sensitive" tone="info">
              Yes
            </Tag>
          ) : (
            'No'
          ),
          mayChange ? (
            <Button
              key="edit"
              variant="link"
              onPress={() => setEdited(id)}
              aria-label={`${questionTexts.edit}: ${questionText}`}
            >
              {questionTexts.edit}
            </Button>
          ) : (
            '–'
          ),
        ],
      }))}
    />
  );
}
