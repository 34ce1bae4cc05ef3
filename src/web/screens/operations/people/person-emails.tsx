import { useState } from 'react';
import { listPersonMails } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { emails } from '#web/texts/console/people-console.ts';
import { Pagination } from '#web/widgets/layout/pagination.tsx';

/** The emails to a person, and whether they were sent. */
export function PersonEmails({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  return (
    <Loaded
      texts={emails}
      query={useConsole(listPersonMails, { params: { userId }, query: { page, size: 10 } })}
    >
      {({ results, totalPages }) => (
        <>
          <DataTable
            title={emails.title}
            note={emails.note}
            empty={emails.none}
            columns={emails.columns}
            rows={results.map(({ id, subject, to, createdAt, sentAt, tries }) => ({
              key: id,
              cells: [
                formatDateTime(createdAt),
                subject,
                to,
                sentAt ? emails.sent(formatDateTime(sentAt)) : emails.waiting(tries),
              ],
            }))}
          />
          <Pagination page={page} pages={totalPages} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
}
