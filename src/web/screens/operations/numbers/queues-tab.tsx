import { getQueues } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { QueueState } from '#web/screens/operations/parts/state-tags.tsx';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

export function QueuesTab() {
  return (
    <Loaded what="the queues" query={useConsole(getQueues, {})}>
      {({ depths, deadLetters }) => (
        <Stack>
          <DataTable
            title="Queues"
            empty="There is no queue yet."
            columns={['Task', 'Waiting', 'Running', 'Failed', 'State']}
            rows={depths.map((depth) => ({
              key: depth.task,
              cells: [
                depth.task,
                depth.ready,
                depth.active,
                depth.failed,
                <QueueState key="state" depth={depth} />,
              ],
            }))}
          />
          <DataTable
            title="Dead letters"
            note="Tasks that no try was left for. Their applications ended by themselves; open one to drive it again, if nothing was armed."
            empty="No task was lost."
            columns={['When', 'Task', 'About']}
            rows={deadLetters.map(({ failedAt, subject, task, applicationId }) => ({
              key: `${failedAt} ${subject}`,
              cells: [
                formatDateTime(failedAt),
                task,
                applicationId ? (
                  <TextLink key="about" href={sectionHref('applications', { id: applicationId })}>
                    {`Application ${applicationId}`}
                  </TextLink>
                ) : (
                  subject
                ),
              ],
            }))}
          />
        </Stack>
      )}
    </Loaded>
  );
}
