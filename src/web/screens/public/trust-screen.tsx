import type { ReactNode } from 'react';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { percentText, sumTrust, type TrustReport, type TrustRow } from '#domain/trust/trust-report.ts';
import stored from '#web/content/trust-report.json' with { type: 'json' };
import { Card, CardHeader } from '#web/widgets/layout/card.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { PublicHero } from './public-page.tsx';
import styles from './trust-screen.module.css';

const report: TrustReport = stored;
const count = (value: number) => value.toLocaleString('en-US');

const columns = [
  'N',
  'Fields read right',
  'Filled right',
  'Left for review',
  'Falsely called applied',
  'Falsely called failed',
  'Sent twice',
  'Seconds',
  'CPU',
];

/** What a command measured at the practice employers; no figure on this page is typed in. */
export function TrustScreen() {
  const all = sumTrust(report.rows);
  return (
    <>
      <PublicHero
        title="Trust report"
        lead="How often we read employer forms right, fill them right, and tell you the truth about what happened. A command makes these numbers at practice employers: career sites of our own that behave like real ones, good and bad, and keep their own record. Nobody types them in."
      >
        <div className={styles.facts}>
          <KeyValues
            entries={[
              { name: 'Measured', value: formatApplicationDate(report.measuredOn, 'UTC') },
              { name: 'Release', value: report.release },
              { name: 'Forms checked', value: count(all.forms) },
              { name: 'Practice employers', value: count(all.employers) },
            ]}
          />
        </div>
      </PublicHero>
      <div className={styles.page}>
        <Card as="section" flush>
          <div className={styles.zero} data-ok={all.falselyApplied === 0 || undefined}>
            <b>{count(all.falselyApplied)}</b>
            <div>
              <h2>applications we called sent that were not</h2>
              <p>
                Out of {count(all.sent)} submits to practice employers that keep their own record, a part of
                them told to refuse, to break or to stay silent. This number must be 0, or the release is
                stopped. Sent twice: {count(all.duplicates)}.
              </p>
            </div>
          </div>
          <dl className={styles.figures}>
            <Figure value={percentText(all.fieldsRead.right, all.fieldsRead.of)}>
              of {count(all.fieldsRead.of)} form fields read right
            </Figure>
            <Figure value={percentText(all.valuesFilled.right, all.valuesFilled.of)}>
              of {count(all.valuesFilled.of)} filled values arrived as approved
            </Figure>
            <Figure value={percentText(all.leftForReview, all.questions)}>
              of {count(all.questions)} questions left for the person
            </Figure>
            <Figure value={percentText(all.falselyFailed, all.sent)}>
              not confirmed or called failed, though they had arrived
            </Figure>
          </dl>
        </Card>
        <Card as="section" flush>
          <CardHeader
            title={<h2 className={styles.heading}>By application system</h2>}
            note="N is the number of forms. Seconds are whole applications, with the site's own waiting; CPU is the browser's."
          />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">System</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rows.map((row) => (
                <SystemRow key={row.system} row={row} />
              ))}
            </tbody>
          </table>
        </Card>
        <section>
          <h2 className={styles.heading}>How we measure</h2>
          <div className={styles.methods}>
            <div>
              <h3>Forms read right</h3>
              <p>
                Label, type, options and required mark of each field, compared with what the employer asks.
              </p>
            </div>
            <div>
              <h3>Filled right</h3>
              <p>Each value the employer received, compared with the approved answer.</p>
            </div>
            <div>
              <h3>Falsely called applied or failed</h3>
              <p>
                Practice employers keep their own record of what arrived. We compare it with what we would
                tell the person. Where an employer never confirms, we say so, and it counts here as called
                failed.
              </p>
            </div>
          </div>
        </section>
        <section className={styles.yourself}>
          <div>
            <h2 className={styles.heading}>Check it yourself</h2>
            <p>The same command makes this page, on your machine, from the same cases.</p>
          </div>
          <code className={styles.command}>npm run -s cli -- trust-report</code>
        </section>
      </div>
    </>
  );
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div>
      <dd>{value}</dd>
      <dt>{children}</dt>
    </div>
  );
}

function SystemRow({ row }: { row: TrustRow }) {
  const part = ({ right, of }: { right: number; of: number }) => (
    <>
      <b>{percentText(right, of)}</b> <span>{`${count(right)} of ${count(of)}`}</span>
    </>
  );
  const values = [
    count(row.forms),
    part(row.fieldsRead),
    part(row.valuesFilled),
    percentText(row.leftForReview, row.questions),
    count(row.falselyApplied),
    count(row.falselyFailed),
    count(row.duplicates),
    row.seconds.toFixed(1),
    row.cpuSeconds.toFixed(1),
  ];
  return (
    <tr>
      <th scope="row">{row.system}</th>
      {columns.map((column, index) => (
        <td key={column} data-label={column}>
          {values[index]}
        </td>
      ))}
    </tr>
  );
}
