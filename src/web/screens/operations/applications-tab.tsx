import { useState } from 'react';
import { listAllApplications } from '#contract/operations-console.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { failureCodes } from '#domain/application/failure-codes.ts';
import { applicationStatuses } from '#domain/application/status.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { Button } from '#web/widgets/button.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Pagination } from '#web/widgets/pagination.tsx';
import { Select } from '#web/widgets/select.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import styles from './operations.module.css';
import { StepLogCard } from './step-log-card.tsx';

const any = 'Any';
const statusOptions = [any, ...applicationStatuses.filter((status) => status !== 'Sending')];
const codeOptions = [any, ...failureCodes];

export function ApplicationsTab() {
  const [status, setStatus] = useState(any);
  const [code, setCode] = useState(any);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const query = {
    page,
    size: 20,
    status: applicationStatuses.find((known) => known === status),
    failureCode: failureCodes.find((known) => known === code),
  };
  const found = useConsole(listAllApplications, { query });
  const choose = (change: (value: string) => void) => (value: string) => {
    change(value);
    setPage(1);
  };
  return (
    <Stack>
      <div className={styles.filters}>
        <Select label="Status" options={statusOptions} value={status} onChange={choose(setStatus)} />
        <Select label="Failure code" options={codeOptions} value={code} onChange={choose(setCode)} />
      </div>
      {opened && <StepLogCard applicationId={opened} />}
      <Loaded what="applications" query={found}>
        {({ results, totalPages, totalRecords }) => (
          <>
            <DataTable
              title="Applications"
              note={`${totalRecords} in all, the latest change first.`}
              empty="No application is like this."
              columns={['Job', 'System', 'Status', 'Changed', 'Steps']}
              rows={results.map((row) => ({
                key: row.applicationId,
                cells: [
                  `${row.title} at ${row.company}`,
                  row.ats,
                  row.failureCode ? `${row.status}: ${row.failureCode}` : row.status,
                  formatDateTime(row.updatedAt),
                  <Button
                    key="steps"
                    variant="secondary"
                    size="sm"
                    aria-label={`Steps of ${row.title} at ${row.company}`}
                    onPress={() => setOpened(row.applicationId)}
                  >
                    Steps
                  </Button>,
                ],
              }))}
            />
            <Pagination page={page} pages={totalPages} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
