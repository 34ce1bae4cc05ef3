import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Text } from '#web/parts/text/text.tsx';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import styles from './profile.module.css';

const RenameForm = lazy(async () => ({ default: (await import('./rename-form.tsx')).RenameForm }));

interface ResumeNameProps {
  document: UserDocument;
  /** A short description of its file. */
  facts: string;
}

/** The resume's name, editable in place. */
export function ResumeName({ document, facts }: ResumeNameProps) {
  const [renaming, setRenaming] = useState(false);
  const shown = (
    <div className={styles.nameBlock}>
      <div className={styles.nameRow}>
        <p className={styles.name}>{document.name}</p>
        <IconButton size="sm" icon={Pencil} label={texts.rename} onPress={() => setRenaming(true)} />
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
