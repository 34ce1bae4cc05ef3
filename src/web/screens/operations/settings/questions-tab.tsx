import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { getSetup } from '#contract/operations/routes.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { EditCell } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { questionTexts as texts } from '#web/texts/console/setup-console.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { QuestionForm } from './question-form.tsx';

export function QuestionsTab() {
  return (
    <Loaded texts={texts} query={useConsole(getSetup, {})}>
      {(setup) => <Questions {...setup} />}
    </Loaded>
  );
}

function Questions({ questions }: Setup) {
  const [edited, setEdited] = useState<string | null>(null);
  const question = questions.find(({ id }) => id === edited);
  if (question) return <QuestionForm key={question.id} question={question} onClose={() => setEdited(null)} />;
  return (
    <DataTable
      bare
      title={texts.table}
      empty={texts.none}
      columns={texts.columns}
      rows={questions.map(({ id, questionText, questionType, isRequired, sensitive }) => ({
        key: id,
        cells: [
          questionText,
          texts.types[questionType],
          isRequired ? texts.yes : texts.no,
          sensitive ? (
            <Tag key="sensitive" tone="info">
              {texts.yes}
            </Tag>
          ) : (
            texts.no
          ),
          <EditCell key="edit" label={texts.editOne(questionText)} onPress={() => setEdited(id)} />,
        ],
      }))}
    />
  );
}
