import { TriangleAlert } from 'lucide-react';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { Hashes } from './hashes.tsx';

export function ChainCard({ proof }: { proof: ProofPack }) {
  const first = proof.steps[0]?.hash;
  const last = proof.steps.at(-1)?.hash;
  if (!first || !last) return null;
  return (
    <Card tone="sunken">
      <Text look="fine">Records are linked by hash, so a later change would show.</Text>
      <Hashes
        entries={[
          { name: 'Approval', value: proof.approvalHash },
          { name: 'First record', value: first },
          { name: 'Last record', value: last },
        ]}
      />
      {!proof.chainIntact && (
        <ReasonLine icon={TriangleAlert} tone="bad">
          The links don't add up: a record was changed after it was written.
        </ReasonLine>
      )}
    </Card>
  );
}
