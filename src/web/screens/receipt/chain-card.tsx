import { TriangleAlert } from 'lucide-react';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { Text } from '#web/parts/text/text.tsx';
import { proofTexts as texts } from '#web/texts/applications/receipt.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { Hashes } from './hashes.tsx';

export function ChainCard({ proof }: { proof: ProofPack }) {
  const first = proof.steps[0]?.hash;
  const last = proof.steps.at(-1)?.hash;
  if (!first || !last) return null;
  return (
    <Card tone="sunken">
      <Text look="fine">{texts.chain}</Text>
      <Hashes
        entries={[
          { name: texts.approval, value: proof.approvalHash },
          { name: texts.firstRecord, value: first },
          { name: texts.lastRecord, value: last },
        ]}
      />
      {!proof.chainIntact && (
        <ReasonLine icon={TriangleAlert} tone="bad">
          {texts.chainBroken}
        </ReasonLine>
      )}
    </Card>
  );
}
