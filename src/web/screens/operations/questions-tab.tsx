import { getSetup, type Setup } from '#contract/operations-setup.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { Tag } from '#web/widgets/tag.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';

export function QuestionsTab() {
  return (
    <Loaded what="the setup" query={useConsole(getSetup, {})}>
      {(setup) => <Questions {...setup} />}
    </Loaded>
  );
}

function Questions({ questions }: Setup) {
  return (
    <DataTable
      bare
      title="Key questions"
      empty="There is no question."
      columns={['Question', 'Type', 'Needed', 'Kept encrypted']}
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
        ],
      }))}
    />
  );
}
