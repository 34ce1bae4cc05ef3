import type { ListedApplication } from '#contract/applications/job-application.ts';
import { findApplicationDate, formatApplicationDate } from '#domain/application/application-date.ts';
import { useTracker } from '#web/data/applications/application-lists.ts';
import { JobLine } from '#web/parts/job/job-line.tsx';
import { useDisplayStatus } from '#web/parts/status/use-display-status.ts';
import { columnTexts as texts } from '#web/texts/applications/application-lists.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import styles from './application-table.module.css';
import { EmptyList, NoResults, ReadyInstead } from './empty-list.tsx';
import { ListView } from './list-view.tsx';
import { RowAction } from './row-action.tsx';
import { EventLine } from './row-lines.tsx';
import { RowStatus } from './row-status.tsx';
import { ColumnFilter, SelectFilter } from './status-filter.tsx';
import { useFilter } from './use-filter.ts';
import { type RowPopups, useRowPopups } from './use-row-popups.tsx';

export function TrackerTab({ onShowReady }: { onShowReady: () => void }) {
  const { page, filter, offered, setPage, setFilter } = useFilter();
  const rows = useRowPopups();
  const query = useTracker(filter, { page, paused: rows.open });
  return (
    <ListView query={query}>
      {({ results, totalPages, readyCount }) => {
        if (results.length === 0 && filter === null)
          return readyCount ? (
            <ReadyInstead ready={readyCount} onShow={onShowReady} />
          ) : (
            <EmptyList of="sent" wide />
          );
        return (
          <Stack>
            {offered && <SelectFilter filter={filter} onFilter={setFilter} />}
            <table className={styles.table} data-tracker>
              <thead>
                <tr>
                  <th scope="col">{texts.jobDetails}</th>
                  <th scope="col">
                    {texts.status}
                    {offered && <ColumnFilter filter={filter} onFilter={setFilter} />}
                  </th>
                  <th scope="col">{texts.date}</th>
                  <th scope="col">{texts.action}</th>
                </tr>
              </thead>
              <tbody>
                {results.map((application) => (
                  <TrackerRow key={application.id} application={application} rows={rows} />
                ))}
              </tbody>
            </table>
            {results.length === 0 && <NoResults />}
            <Pagination page={page} pages={totalPages} onPage={setPage} />
            {rows.popups}
          </Stack>
        );
      }}
    </ListView>
  );
}

function TrackerRow({ application, rows }: { application: ListedApplication; rows: RowPopups }) {
  const status = useDisplayStatus()(application);
  return (
    <tr>
      <td>
        <JobLine job={application.jobDetail}>
          <EventLine event={application.shownEvent} />
        </JobLine>
      </td>
      <td>
        <RowStatus application={application} status={status} />
      </td>
      <td className={styles.date}>{formatApplicationDate(findApplicationDate(application))}</td>
      <td>
        <RowAction application={application} status={status} rows={rows} />
      </td>
    </tr>
  );
}
