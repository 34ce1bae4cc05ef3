import type { PastApplicationsReport } from '#contract/applications/past-applications.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './past-applications.module.css';

const shownRows = 100;
const shownMistakes = 20;
const asDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium' });

/** What was read, and what is wrong in which row. */
export function ImportPreview({ report }: { report: PastApplicationsReport }) {
  const { rows, mistakes } = report;
  return (
    <>
      {mistakes.length > 0 && (
        <Banner
          tone="warn"
          title={mistakes.length === 1 ? 'One row needs a look' : `${mistakes.length} rows need a look`}
        >
          <ul className={styles.mistakes}>
            {mistakes.slice(0, shownMistakes).map(({ row, problem }) => (
              <li key={row}>{`Row ${row}: ${problem}`}</li>
            ))}
          </ul>
          {mistakes.length > shownMistakes && `And ${mistakes.length - shownMistakes} more.`}
        </Banner>
      )}
      {rows.length > 0 && (
        <Card as="section" flush>
          <table className={styles.table}>
            <thead>
              <tr>
                {['Row', 'Company', 'Job title', 'Applied on', 'Status'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shownRows).map((row) => (
                <tr key={row.row}>
                  <td>{row.row}</td>
                  <td>{row.company}</td>
                  <td>{row.title}</td>
                  <td>{asDay(row.appliedOn)}</td>
                  <td>
                    <Tag>{row.status}</Tag> {row.known && <Tag tone="info">already here</Tag>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {rows.length > shownRows && <Text>{`And ${rows.length - shownRows} more rows.`}</Text>}
    </>
  );
}
