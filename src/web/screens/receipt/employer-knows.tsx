import { Link } from 'react-aria-components/Link';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { employerKnowsTexts as texts } from '#web/texts/applications/receipt.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './receipt.module.css';

/** A short list of everything the employer now has. */
export function EmployerKnows({ company, proof }: { company: string; proof: ProofPack }) {
  const routes = useRoutes();
  const { readBack, files } = proof;
  const sensitive = readBack.filter((row) => row.sensitive);
  const plain = readBack.filter((row) => !row.sensitive);
  return (
    <Card as="section">
      <Heading small>{texts.title(company)}</Heading>
      <ul className={styles.known}>
        {files.map((file) => (
          <li key={file.sha256}>{texts.file(file.name)}</li>
        ))}
        {plain.map((row) => (
          <li key={row.path}>{row.question}</li>
        ))}
        {sensitive.length > 0 && (
          <li>{texts.personal(sensitive.map(({ question }) => question).join(', '))}</li>
        )}
      </ul>
      <Text look="fine">{texts.nothingElse(company)}</Text>
      <Text look="fine">
        <Link href={routes.disclosures}>{texts.all}</Link>
      </Text>
    </Card>
  );
}
