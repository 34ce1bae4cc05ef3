import { getQueues } from '#contract/operations-console.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { Stack } from '#web/widgets/page-layout.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';

export function QueuesTab() {
  return (
    <Loaded what="the queues" query={useConsole(getQueues, {})}>
      {({ depths, deadLetters }) => (
        <Stack>
          <DataTable
            title="Queues"
            empty="There is no queue yet."
            columns={['Task', 'Waiting', 'Running', 'Failed']}
            rows={depths.map(({ active, failed, ready, task }) => ({
              key: task,
              cells: [task, ready, active, failed],
            }))}
          />
          <DataTable
            title="Dead letters"
            note="Tasks that no try was left for. Their applications ended by themselves; look them up to drive them again."
            empty="No task was lost."
            columns={['When', 'Task', 'About']}
            rows={deadLetters.map(({ failedAt, subject, task }) => ({
              key: `${failedAt} ${subject}`,
              cells: [formatDateTime(failedAt), task, subject],
            }))}
          />
        </Stack>
      )}
    </Loaded>
  );
}
