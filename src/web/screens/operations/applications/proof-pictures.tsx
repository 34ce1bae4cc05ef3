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
import { screenshotTexts as texts } from '#web/texts/console/applications-console.ts';

/** Screenshots show what a person told an employer, so viewing them needs a reason. */
export function ProofPictures({ applicationId }: { applicationId: string }) {
  const look = useConsoleAct(lookAtPictures);
  const role = useUser()?.role ?? 0;
  const [pictures, setPictures] = useState<ProofPicture[]>();
  if (role < administratorRole) return null;
  if (pictures?.length === 0) return <Text>{texts.none}</Text>;
  if (pictures)
    return (
      <div className={styles.pictures}>
        {pictures.map(({ moment, at, png }) => (
          <figure key={at}>
            <img src={`data:image/png;base64,${png}`} alt={texts.moments[moment].alt} />
            <figcaption>{texts.moments[moment].caption(formatProofMoment(at))}</figcaption>
          </figure>
        ))}
      </div>
    );
  return (
    <div>
      <ActButton
        label={texts.view}
        title={texts.viewTitle}
        effect={texts.viewEffect}
        done={texts.viewed}
        act={async (reason) =>
          setPictures(await look.mutateAsync({ params: { applicationId }, body: { reason } }))
        }
      />
    </div>
  );
}
