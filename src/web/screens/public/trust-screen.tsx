import type { ReactNode } from 'react';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { percentText, sumTrust, type TrustReport, type TrustRow } from '#domain/trust/trust-report.ts';
import stored from '#web/content/trust-report.json' with { type: 'json' };
import { trustTexts as texts } from '#web/texts/public/trust.ts';
import { Card, CardHeader } from '#web/widgets/layout/card.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { PublicHero } from './public-page.tsx';
import styles from './trust-screen.module.css';

const report: TrustReport = stored;
const command = 'npm run -s cli -- trust-report';
const count = (value: number) => value.toLocaleString('en-US');

/** Figures that a command measured at the practice employers; none of them is typed in. */
export function TrustScreen() {
  const all = sumTrust(report.rows);
  return (
    <>
      <PublicHero title={texts.title} lead={texts.lead}>
        <div className={styles.facts}>
          <KeyValues
            entries={[
              { name: texts.measured, value: formatApplicationDate(report.measuredOn, 'UTC') },
              { name: texts.release, value: report.release },
              { name: texts.forms, value: count(all.forms) },
              { name: texts.employers, value: count(all.employers) },
            ]}
          />
        </div>
      </PublicHero>
      <div className={styles.page}>
        <Card as="section" flush>
          <div className={styles.zero} data-ok={all.falselyApplied === 0 || undefined}>
            <b>{count(all.falselyApplied)}</b>
            <div>
              <h2>{texts.zeroTitle}</h2>
              <p>{texts.zero(count(all.sent), count(all.duplicates))}</p>
            </div>
          </div>
          <dl className={styles.figures}>
            <Figure value={percentText(all.fieldsRead.right, all.fieldsRead.of)}>
              {texts.fieldsRead(count(all.fieldsRead.of))}
            </Figure>
            <Figure value={percentText(all.valuesFilled.right, all.valuesFilled.of)}>
              {texts.valuesFilled(count(all.valuesFilled.of))}
            </Figure>
            <Figure value={percentText(all.leftForReview, all.questions)}>
              {texts.leftForReview(count(all.questions))}
            </Figure>
            <Figure value={percentText(all.falselyFailed, all.sent)}>{texts.falselyFailed}</Figure>
          </dl>
        </Card>
        <Card as="section" flush>
          <CardHeader
            title={<h2 className={styles.heading}>{texts.bySystem}</h2>}
            note={texts.bySystemNote}
          />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.system}</th>
                {texts.columns.map((column) => (
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
          <h2 className={styles.heading}>{texts.methodTitle}</h2>
          <div className={styles.methods}>
            {texts.methods.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </section>
        <section className={styles.yourself}>
          <div>
            <h2 className={styles.heading}>{texts.yourselfTitle}</h2>
            <p>{texts.yourself}</p>
          </div>
          <code className={styles.command}>{command}</code>
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
      <b>{percentText(right, of)}</b> <span>{texts.part(count(right), count(of))}</span>
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
      {texts.columns.map((column, index) => (
        <td key={column} data-label={column}>
          {values[index]}
        </td>
      ))}
    </tr>
  );
}
