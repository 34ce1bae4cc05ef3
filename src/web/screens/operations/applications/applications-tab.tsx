import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listAllApplications } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { failureCodes } from '#domain/application/failure-codes.ts';
import { applicationStatuses } from '#domain/application/status.ts';
import { statusLabels } from '#domain/messages/applications/status.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { ApplicationState } from '#web/screens/operations/parts/state-tags.tsx';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { applicationTexts as texts } from '#web/texts/console/applications-console.ts';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import { StepLogCard } from './step-log-card.tsx';

const { any } = texts;
const statusOptions = [
  any,
  ...applicationStatuses
    .filter((status) => status !== 'Sending')
    .map((status) => ({ value: status, text: statusLabels[status] })),
];
const codeOptions = [any, ...failureCodes];

export function ApplicationsTab() {
  const [params, setParams] = useSearchParams();
  const [status, setStatus] = useState(any);
  const [page, setPage] = useState(1);
  const [code, opened, userId] = ['code', 'id', 'userId'].map((name) => params.get(name));
  const query = {
    page,
    size: 20,
    status: applicationStatuses.find((known) => known === status),
    failureCode: failureCodes.find((known) => known === code),
    ...(userId ? { userId } : {}),
  };
  const found = useConsole(listAllApplications, { query });
  const chooseStatus = (value: string) => {
    setStatus(value);
    setPage(1);
  };
  const chooseCode = (value: string) => {
    setParams({
      tab: 'applications',
      ...(userId ? { userId } : {}),
      ...(value === any ? {} : { code: value }),
    });
    setPage(1);
  };
  if (opened) return <StepLogCard applicationId={opened} />;
  return (
    <Stack>
      <div className={styles.filters}>
        <Select label={texts.status} options={statusOptions} value={status} onChange={chooseStatus} />
        <Select label={texts.code} options={codeOptions} value={code ?? any} onChange={chooseCode} />
      </div>
      {userId && (
        <Row>
          <Text>{texts.onePerson}</Text>
          <TextLink href={sectionHref('applications')}>{texts.showAll}</TextLink>
        </Row>
      )}
      <Loaded texts={texts} query={found}>
        {({ results, totalPages, totalRecords }) => (
          <>
            <DataTable
              title={texts.count(totalRecords)}
              empty={texts.none}
              columns={texts.columns}
              rows={results.map((row) => ({
                key: row.applicationId,
                cells: [
                  <TextLink key="job" href={sectionHref('applications', { id: row.applicationId })}>
                    {texts.job(row.title, row.company)}
                  </TextLink>,
                  row.ats,
                  <Row key="state">
                    <ApplicationState {...row} />
                    {row.removed && <Tag tone="warn">{texts.removed}</Tag>}
                  </Row>,
                  formatDateTime(row.updatedAt),
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
