import { Link2, TriangleAlert } from 'lucide-react';
import type { ProofPack } from '#contract/expert-apply.ts';
import { Text } from '#web/parts/text.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import { ReasonLine } from '#web/widgets/reason-line.tsx';
import { shortenHash } from './proof-words.ts';
import styles from './receipt.module.css';

export function ChainCard({ proof }: { proof: ProofPack }) {
  const first = proof.steps[0]?.hash;
  const last = proof.steps.at(-1)?.hash;
  if (!first || !last) return null;
  return (
    <Card tone="sunken">
      <Text look="fine">Records are linked by hash, so a later change would show.</Text>
      <p className={styles.hash}>
        <Icon of={Link2} size="xs" />
        {first === last ? shortenHash(first) : `${shortenHash(first)} → ${shortenHash(last)}`}
      </p>
      {!proof.chainIntact && (
        <ReasonLine icon={TriangleAlert} tone="bad">
          The links don't add up: a record was changed after it was written.
        </ReasonLine>
      )}
    </Card>
  );
}
