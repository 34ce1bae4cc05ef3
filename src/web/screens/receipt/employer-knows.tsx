import { Link } from 'react-aria-components/Link';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './receipt.module.css';

/** What left for the employer, in one look: what they have now and can keep. */
export function EmployerKnows({ company, proof }: { company: string; proof: ProofPack }) {
  const routes = useRoutes();
  const { readBack, files } = proof;
  const sensitive = readBack.filter((row) => row.sensitive);
  const plain = readBack.filter((row) => !row.sensitive);
  return (
    <Card as="section">
      <Text as="h2" look="subheading">
        What {company} now knows
      </Text>
      <ul className={styles.known}>
        {files.map((file) => (
          <li key={file.sha256}>Your file {file.name}</li>
        ))}
        {plain.map((row) => (
          <li key={row.path}>{row.question}</li>
        ))}
        {sensitive.length > 0 && (
          <li>Personal answers you gave: {sensitive.map(({ question }) => question).join(', ')}</li>
        )}
      </ul>
      <Text look="fine">Nothing else was sent. Ask {company} if you want it changed or deleted.</Text>
      <Text look="fine">
        <Link href={routes.disclosures}>Open your disclosure ledger</Link>
      </Text>
    </Card>
  );
}
