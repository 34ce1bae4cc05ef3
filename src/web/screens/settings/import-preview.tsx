import type { PastApplicationsReport } from '#contract/applications/past-applications.ts';
import { Text } from '#web/parts/text/text.tsx';
import { pastApplicationTexts as texts } from '#web/texts/applications/past-applications.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './past-applications.module.css';

const shownRows = 100;
const shownMistakes = 20;
const asDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium' });

/** The rows we read, and the mistakes in the others. */
export function ImportPreview({ report }: { report: PastApplicationsReport }) {
  const { rows, mistakes } = report;
  return (
    <>
      {mistakes.length > 0 && (
        <Banner tone="warn" title={texts.mistakes(mistakes.length)}>
          <ul className={styles.mistakes}>
            {mistakes.slice(0, shownMistakes).map(({ row, problem }) => (
              <li key={row}>{texts.mistake(row, problem)}</li>
            ))}
          </ul>
          {mistakes.length > shownMistakes && texts.moreMistakes(mistakes.length - shownMistakes)}
        </Banner>
      )}
      {rows.length > 0 && (
        <Card as="section" flush>
          <table className={styles.table}>
            <thead>
              <tr>
                {texts.columns.map((name) => (
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
                    <Tag>{row.status}</Tag> {row.known && <Tag tone="info">{texts.known}</Tag>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {rows.length > shownRows && <Text>{texts.moreRows(rows.length - shownRows)}</Text>}
    </>
  );
}
