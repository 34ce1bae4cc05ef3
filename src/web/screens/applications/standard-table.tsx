import type { ReactNode } from 'react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { findApplicationDate, formatApplicationDate } from '#domain/application/application-date.ts';
import { describePlace } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { useDisplayStatus } from '#web/parts/status/use-display-status.ts';
import { Text } from '#web/parts/text/text.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import styles from './application-table.module.css';
import { RowAction } from './row-action.tsx';
import { EventLine } from './row-lines.tsx';
import { RowStatus } from './row-status.tsx';
import type { RowPopups } from './use-row-popups.tsx';

interface StandardTableProps {
  applications: readonly ListedApplication[];
  /** The date of what was sent; nothing that is still under way has one. */
  dates?: boolean;
  /** What an application that needs the person opens; without it there is no column of actions. */
  rows?: RowPopups;
  /** Beside the name of the status column. */
  filter?: ReactNode;
}

/** The applications table of the standard layout; on phones every row is a card. */
export function StandardTable({ applications, dates, rows, filter }: StandardTableProps) {
  const statusOf = useDisplayStatus();
  return (
    <table className={styles.table} data-standard>
      <thead>
        <tr>
          <th scope="col">Job title</th>
          <th scope="col">Company name</th>
          <th scope="col">Application status{filter}</th>
          {dates && <th scope="col">Application date</th>}
          {rows && <th scope="col">Action</th>}
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
