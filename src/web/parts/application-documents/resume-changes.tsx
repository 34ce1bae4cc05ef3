import { useEffect, useState } from 'react';
import { describeChanges } from '#domain/document/describe-changes.ts';
import { useDocument, useProfileId } from '#web/data/builder-calls.ts';
import { logFault } from '#web/data/log-fault.ts';
import { Text } from '#web/parts/text.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Modal } from '#web/widgets/modal.tsx';
import styles from './resume-changes.module.css';

/** The difference of a customised copy, point by point; the server has refused any copy that says something new. */
export function ResumeChanges({ resumeId }: { resumeId: string }) {
  const { documentId } = useProfileId();
  const { data: profile } = useDocument(documentId);
  const { data: copy, isError } = useDocument(resumeId);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (isError) logFault('Error fetching custom document:');
  }, [isError]);
  if (!profile || !copy) return null;
  const changes = describeChanges(profile, copy);
  return (
    <div>
      <Text as="span">
        {changes.length === 1 ? '1 change' : `${changes.length} changes`}, nothing invented.
      </Text>{' '}
      {changes.length > 0 && (
        <Button variant="link" size="sm" onPress={() => setOpen(true)}>
          See changes
        </Button>
      )}
      <Modal open={open} onClose={() => setOpen(false)} size="md" title="What is different">
        {changes.map(({ what, before, after }) => (
          <section key={what} className={styles.change}>
            <h3>{what}</h3>
            <del>{before.join(' · ') || 'Nothing'}</del>
            <ins>{after.join(' · ') || 'Left out'}</ins>
          </section>
        ))}
      </Modal>
    </div>
  );
}
