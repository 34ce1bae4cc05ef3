import type { ReactNode } from 'react';
import type { Overview } from '#contract/operations/operations-console.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import { failureMessages } from '#domain/messages/applications/failures.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { failureMapTexts as texts } from '#web/texts/console/overview-console.ts';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import styles from './charts.module.css';

const mostCodes = 7;

/** Failures by system and code. The darker the cell, the more failures. */
export function FailureMap({
  outcomes,
  note,
  action,
}: {
  outcomes: Overview['outcomes'];
  note: string;
  action?: ReactNode;
}) {
  const codes = countCodes(outcomes)
    .slice(0, mostCodes)
    .map(([code]) => code);
  const systems = outcomes
    .map(({ ats, failures }) => ({
      ats,
      counts: new Map(failures.map(({ code, count }) => [code, count])),
      total: failures.reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  const most = Math.max(1, ...outcomes.flatMap(({ failures }) => failures.map(({ count }) => count)));
  return (
    <Card as="section" flush>
      <CardHeader title={<Heading>{texts.title}</Heading>} note={note} action={action} />
      {systems.length === 0 ? (
        <CardSection>
          <Text>{texts.none}</Text>
        </CardSection>
      ) : (
        <div className={styles.scroll}>
          <table aria-label={texts.title} className={styles.map}>
            <thead>
              <tr>
                <th scope="col">{texts.system}</th>
                {codes.map((code) => (
                  <th key={code} scope="col" title={failureMessages[code]}>
                    <TextLink href={sectionHref('applications', { code })}>{texts.codes[code]}</TextLink>
                  </th>
                ))}
                <th scope="col">{texts.total}</th>
              </tr>
            </thead>
            <tbody>
              {systems.map(({ ats, counts, total }) => (
                <tr key={ats}>
                  <th scope="row">{ats}</th>
                  {codes.map((code) => {
                    const count = counts.get(code) ?? 0;
                    return (
                      <td key={code}>
                        <span data-level={Math.ceil((4 * count) / most)}>{count}</span>
                      </td>
                    );
                  })}
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

/** The codes of all systems, most frequent first. */
export function countCodes(outcomes: Overview['outcomes']): [FailureCode, number][] {
  const sums = new Map<FailureCode, number>();
  for (const { failures } of outcomes)
    for (const { code, count } of failures) sums.set(code, (sums.get(code) ?? 0) + count);
  return [...sums].toSorted((a, b) => b[1] - a[1]);
}
