import { Fragment, useEffect, useState } from 'react';
import {
  describeChanges,
  type ResumeChange,
  type SkillQuote,
} from '#domain/document/output/describe-changes.ts';
import type { MatchReason } from '#domain/job/match-score.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { logFault } from '#web/data/request/log-fault.ts';
import { Text } from '#web/parts/text/text.tsx';
import { resumeChangesTexts as texts } from '#web/texts/applications/custom-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import styles from './resume-changes.module.css';

interface ResumeChangesProps {
  resumeId: string;
  /** The person edited the copy that we made. */
  isEdited: boolean;
  /** Why the job matches, which quotes what its posting requires. */
  reasons: readonly MatchReason[];
}

/** Lists how a customized copy differs from the profile. We add nothing; anything new is the person's own edit. */
export function ResumeChanges({ resumeId, isEdited, reasons }: ResumeChangesProps) {
  const { documentId } = useProfileId();
  const { data: profile } = useDocument(documentId);
  const { data: copy, isError } = useDocument(resumeId);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (isError) logFault('Error fetching custom document:');
  }, [isError]);
  if (!profile || !copy) return null;
  const changes = describeChanges(profile, copy, listRequired(reasons));
  return (
    <div>
      <Text as="span">{texts.count(changes.length, isEdited)}</Text>{' '}
      <Button variant="link" size="sm" onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} size="md" title={texts.title}>
        {changes.map((change) => (
          <Change key={change.what} change={change} />
        ))}
        <section className={styles.change}>
          <h3>{texts.layout}</h3>
          <p>{texts.layoutDetail}</p>
        </section>
      </Modal>
    </div>
  );
}

function listRequired(reasons: readonly MatchReason[]): SkillQuote[] {
  return reasons.flatMap(({ demands = [] }) => demands.filter(({ need }) => need === 'required'));
}

/** One difference, and what the posting says about it. */
export function Change({ change: { what, isRemoval, by, parts, because = [] } }: { change: ResumeChange }) {
  const between = by === 'word' ? ' ' : ' · ';
  return (
    <section className={isRemoval ? styles.removal : styles.change}>
      <h3>{isRemoval ? texts.removed(what) : what}</h3>
      <p>
        {parts.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one difference never change places
          <Fragment key={index}>
            {index > 0 && between}
            {kind === 'removed' ? <del>{text}</del> : kind === 'added' ? <ins>{text}</ins> : text}
          </Fragment>
        ))}
      </p>
      {because.map(({ skill, quote }) => (
        <Text key={skill} look="fine">
          {texts.required(skill, quote)}
        </Text>
      ))}
    </section>
  );
}
