import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UserDocument } from '#domain/document/user-document.ts';
import { IconButton } from '#web/widgets/icon-button.tsx';
import styles from './profile.module.css';

const RenameForm = lazy(async () => ({ default: (await import('./rename-form.tsx')).RenameForm }));

/** The resume's name, changed where it stands. */
export function ResumeName({ document }: { document: UserDocument }) {
  const [renaming, setRenaming] = useState(false);
  const shown = (
    <div className={styles.nameRow}>
      <p className={styles.name}>{document.name}</p>
      <IconButton size="sm" icon={Pencil} label="Rename resume" onPress={() => setRenaming(true)} />
    </div>
  );
  if (!renaming) return shown;
  return (
    <Suspense fallback={shown}>
      <RenameForm document={document} onDone={() => setRenaming(false)} />
    </Suspense>
  );
}
