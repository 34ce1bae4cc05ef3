import { Check, X } from 'lucide-react';
import type { ProofPack } from '#contract/expert-apply.ts';
import { SourceNote } from '#web/parts/source-line.tsx';
import { Text } from '#web/parts/text.tsx';
import { CardSection } from '#web/widgets/card.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import styles from './receipt.module.css';

interface ReadBackTableProps {
  rows: ProofPack['readBack'];
  title: string;
  company: string;
  /** The employer confirmed it. */
  sent: boolean;
}

/** Each value as it was wanted and as the page showed it; on phones every row is a block. */
export function ReadBackTable({ rows, title, company, sent }: ReadBackTableProps) {
  return (
    <>
      <CardSection>
        <div className={styles.tableHead}>
          <Text as="h3" look="subheading">
            {title}
          </Text>
          <Text look="fine">Each value was read back from the page before sending</Text>
        </div>
      </CardSection>
      <table className={styles.readBack}>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">{sent ? 'Sent' : 'Filled in'}</th>
            <th scope="col">Read back</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <th scope="row">{row.question}</th>
              <td className={styles.value}>{row.wanted.join(', ')}</td>
              <td>
                <span className={styles.same} data-same={row.same}>
                  <Icon of={row.same ? Check : X} size="xs" />
                  {row.same ? 'Same' : `Different: ${row.shown.join(', ')}`}
                </span>
              </td>
              <td>{row.source && <SourceNote source={row.source} company={company} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
