import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Text } from '#web/parts/text/text.tsx';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import styles from './profile.module.css';

const RenameForm = lazy(async () => ({ default: (await import('./rename-form.tsx')).RenameForm }));

interface ResumeNameProps {
  document: UserDocument;
  /** What is known of its file, in a few words. */
  facts: string;
}

/** The resume's name, changed where it stands. */
export function ResumeName({ document, facts }: ResumeNameProps) {
  const [renaming, setRenaming] = useState(false);
  const shown = (
    <div className={styles.nameBlock}>
      <div className={styles.nameRow}>
        <p className={styles.name}>{document.name}</p>
        <IconButton size="sm" icon={Pencil} label="Rename resume" onPress={() => setRenaming(true)} />
      </div>
      {facts && <Text>{facts}</Text>}
    </div>
  );
  if (!renaming) return shown;
  return (
    <Suspense fallback={shown}>
      <RenameForm document={document} onDone={() => setRenaming(false)} />
    </Suspense>
  );
}
