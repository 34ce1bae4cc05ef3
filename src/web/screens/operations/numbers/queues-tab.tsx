import { getQueues } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { QueueState } from '#web/screens/operations/parts/state-tags.tsx';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { queueTexts as texts } from '#web/texts/console/overview-console.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

export function QueuesTab() {
  return (
    <Loaded texts={texts} query={useConsole(getQueues, {})}>
      {({ depths, deadLetters }) => (
        <Stack>
          <DataTable
            title={texts.title}
            empty={texts.none}
            columns={texts.columns}
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
            title={texts.deadLetters}
            note={texts.deadLettersNote}
            empty={texts.noDeadLetters}
            columns={texts.deadLetterColumns}
            rows={deadLetters.map(({ failedAt, subject, task, applicationId }) => ({
              key: `${failedAt} ${subject}`,
              cells: [
                formatDateTime(failedAt),
                task,
                applicationId ? (
                  <TextLink key="about" href={sectionHref('applications', { id: applicationId })}>
                    {texts.application(applicationId)}
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
