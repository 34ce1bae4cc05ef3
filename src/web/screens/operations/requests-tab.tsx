import { useState } from 'react';
import { closeRequest, listRequests } from '#contract/operations-console.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { dataRequestKinds, doNotSellKinds } from '#domain/request/privacy-request.ts';
import { ticketCategories } from '#domain/request/ticket.ts';
import { useConsole, useConsoleAct } from '#web/data/operations-calls.ts';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Select } from '#web/widgets/select.tsx';
import { ActButton } from './act-button.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import styles from './operations.module.css';

const topics: Record<string, string> = { ...dataRequestKinds, ...doNotSellKinds, ...ticketCategories };

export function RequestsTab() {
  const [status, setStatus] = useState<'open' | 'closed'>('open');
  const close = useConsoleAct(closeRequest);
  return (
    <Stack>
      <div className={styles.filters}>
        <Select
          label="Show"
          options={['open', 'closed']}
          value={status}
          onChange={(value) => setStatus(value === 'closed' ? 'closed' : 'open')}
        />
      </div>
      <Loaded what="the requests" query={useConsole(listRequests, { query: { status } })}>
        {(requests) => (
          <DataTable
            title="Privacy requests and tickets"
            note="Privacy requests first, the most urgent on top."
            empty={status === 'open' ? 'Nothing waits for an answer.' : 'Nothing was closed yet.'}
            columns={['Reference', 'About', 'From', 'Message', 'Received', 'Due', 'Close']}
            rows={requests.map((row) => ({
              key: row.id,
              cells: [
                row.reference,
                topics[row.topic] ?? row.topic,
                row.email,
                row.message || '–',
                formatApplicationDate(row.createdAt),
                row.dueAt ? formatApplicationDate(row.dueAt) : '–',
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
