import { useState } from 'react';
import type { ProofPicture } from '#contract/operations/operations-console.ts';
import { lookAtPictures } from '#contract/operations/routes.ts';
import { formatProofMoment } from '#domain/application/application-date.ts';
import { administratorRole } from '#domain/operator-role.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { Text } from '#web/parts/text/text.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';

const words = { before: 'Before sending', after: 'After sending' };

/** They show what a person told an employer, so looking needs a reason. */
export function ProofPictures({ applicationId }: { applicationId: string }) {
  const look = useConsoleAct(lookAtPictures);
  const role = useUser()?.role ?? 0;
  const [pictures, setPictures] = useState<ProofPicture[]>();
  if (role < administratorRole) return null;
  if (pictures?.length === 0) return <Text>No picture was kept.</Text>;
  if (pictures)
    return (
      <div className={styles.pictures}>
        {pictures.map(({ moment, at, png }) => (
          <figure key={at}>
            <img
              src={`data:image/png;base64,${png}`}
              alt={`The employer's page, ${words[moment].toLowerCase()}`}
            />
            <figcaption>{`${words[moment]}, ${formatProofMoment(at)}`}</figcaption>
          </figure>
        ))}
      </div>
    );
  return (
    <div>
      <ActButton
        label="Look at the pictures"
        title="Look at the pictures?"
        effect="They show what this person told the employer. Look only when you need to; the audit names you."
        done="The pictures are shown."
        act={async (reason) =>
          setPictures(await look.mutateAsync({ params: { applicationId }, body: { reason } }))
        }
      />
    </div>
  );
}
