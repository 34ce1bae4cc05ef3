import type { ReactNode } from 'react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { findApplicationDate, formatApplicationDate } from '#domain/application/application-date.ts';
import { describePlace } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { useDisplayStatus } from '#web/parts/status/use-display-status.ts';
import { Text } from '#web/parts/text/text.tsx';
import { columnTexts as texts } from '#web/texts/applications/application-lists.ts';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import styles from './application-table.module.css';
import { RowAction } from './row-action.tsx';
import { EventLine } from './row-lines.tsx';
import { RowStatus } from './row-status.tsx';
import type { RowPopups } from './use-row-popups.tsx';

interface StandardTableProps {
  applications: readonly ListedApplication[];
  /** Only sent applications have a date. */
  dates?: boolean;
  /** The popups that the action column opens; without them the table has no such column. */
  rows?: RowPopups;
  /** Beside the heading of the status column. */
  filter?: ReactNode;
}

/** The applications table of the standard layout; on phones every row is a card. */
export function StandardTable({ applications, dates, rows, filter }: StandardTableProps) {
  const statusOf = useDisplayStatus();
  return (
    <table className={styles.table} data-standard>
      <thead>
        <tr>
          <th scope="col">{texts.jobTitle}</th>
          <th scope="col">{texts.company}</th>
          <th scope="col">
            {texts.applicationStatus}
            {filter}
          </th>
          {dates && <th scope="col">{texts.date}</th>}
          {rows && <th scope="col">{texts.action}</th>}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => {
          const { jobDetail } = application;
          const status = statusOf(application);
          return (
            <tr key={application.id}>
              <td>
                <p className={styles.title}>{jobDetail.title}</p>
                <EventLine event={application.shownEvent} />
              </td>
              <td>
                <div className={styles.company}>
                  <LetterTile name={jobDetail.company.name} logo={readLogo(jobDetail.company.logo)} />
                  <div>
                    <p>{jobDetail.company.name}</p>
                    <Text look="fine">{describePlace(jobDetail)}</Text>
                  </div>
                </div>
              </td>
              <td>
                <RowStatus application={application} status={status} />
              </td>
              {dates && (
                <td className={styles.date}>{formatApplicationDate(findApplicationDate(application))}</td>
              )}
              {rows && (
                <td>
                  <RowAction application={application} status={status} rows={rows} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
