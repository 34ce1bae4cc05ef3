import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { UserDocument } from '#domain/document/user-document.ts';
import { useChangeDocument } from '#web/data/change-document.ts';
import { Button } from '#web/widgets/button.tsx';
import { IconButton } from '#web/widgets/icon-button.tsx';
import { TextField } from '#web/widgets/text-field.tsx';
import styles from './profile.module.css';

const longestName = 60;

/** The resume's name, changed where it stands. */
export function ResumeName({ document }: { document: UserDocument }) {
  const change = useChangeDocument(document.id);
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <div className={styles.nameRow}>
        <p className={styles.name}>{document.name}</p>
        <IconButton size="sm" icon={Pencil} label="Rename resume" onPress={() => setTyped(document.name)} />
      </div>
    );

  const name = typed.trim();
  const save = () => {
    if (name === '') return;
    change.mutate((newest) => ({ ...newest, name }), { onSuccess: () => setTyped(null) });
  };
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label="Resume name"
        required
        autoFocus
        maxLength={longestName}
        value={typed}
        error={name === '' ? 'Field is required' : change.error?.message}
        onChange={setTyped}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
      />
      <div className={styles.resumeActions}>
        <Button size="md" type="submit" loading={change.isPending}>
          Save name
        </Button>
        <Button size="md" variant="ghost" isDisabled={change.isPending} onPress={() => setTyped(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
