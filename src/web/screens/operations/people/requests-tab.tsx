import { useState } from 'react';
import type { RequestRow } from '#contract/operations/operations-console.ts';
import { closeRequest, listRequests } from '#contract/operations/routes.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { isOverdue, requestTopics } from '#domain/request/request-kinds.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';

const titles = { privacy: 'Privacy requests', ticket: 'Support tickets' };
const states = [
  { value: 'open', text: 'Open' },
  { value: 'closed', text: 'Closed' },
];

export function RequestsTab({ kind }: { kind: RequestRow['kind'] }) {
  const [status, setStatus] = useState<'open' | 'closed'>('open');
  const close = useConsoleAct(closeRequest);
  return (
    <Stack>
      <div>
        <Segmented
          quiet
          label="Show"
          options={states}
          value={status}
          onChange={(value) => setStatus(value === 'closed' ? 'closed' : 'open')}
        />
      </div>
      <Loaded what="the requests" query={useConsole(listRequests, { query: { status, kind } })}>
        {(requests) => (
          <DataTable
            bare
            title={titles[kind]}
            empty={status === 'open' ? 'Nothing waits for an answer.' : 'Nothing was closed yet.'}
            columns={[
              'Reference',
              'About',
              'From',
              'Message',
              'Received',
              ...(kind === 'privacy' ? ['Due'] : []),
              'Close',
            ]}
            rows={requests.map((row) => ({
              key: row.id,
              cells: [
                row.reference,
                requestTopics[row.topic] ?? row.topic,
                row.userId ? (
                  <TextLink key="from" href={sectionHref('people', { id: row.userId })}>
                    {row.email}
                  </TextLink>
                ) : (
                  row.email
                ),
                row.message || '–',
                formatApplicationDate(row.createdAt),
                ...(row.dueAt ? [<DueDate key="due" row={row} dueAt={row.dueAt} />] : []),
                row.status === 'open' ? (
                  <ActButton
                    key="close"
                    label="Close"
                    title={`Close ${row.reference}?`}
                    effect="Close it when it has been answered."
                    done={`${row.reference} is closed.`}
                    act={(reason) =>
                      close.mutateAsync({ params: { kind: row.kind, requestId: row.id }, body: { reason } })
                    }
                  />
                ) : (
                  'Closed'
                ),
              ],
            }))}
          />
        )}
      </Loaded>
    </Stack>
  );
}

function DueDate({ row, dueAt }: { row: RequestRow; dueAt: string }) {
  const late = row.status === 'open' && isOverdue(dueAt);
  const date = formatApplicationDate(dueAt);
  return late ? (
    <>
      <Tag tone="bad">Overdue</Tag> {date}
    </>
  ) : (
    date
  );
}
