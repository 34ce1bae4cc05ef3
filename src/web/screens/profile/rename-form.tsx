import { useEffect, useRef, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useChangeDocument } from '#web/data/documents/change-document.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import styles from './profile.module.css';

const longestName = 60;

export function RenameForm({ document, onDone }: { document: UserDocument; onDone: () => void }) {
  const change = useChangeDocument(document.id);
  const [typed, setTyped] = useState(document.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const name = typed.trim();
  const save = () => {
    if (name === '') return;
    change.mutate((newest) => ({ ...newest, name }), { onSuccess: onDone });
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
        label={texts.resumeName}
        required
        inputRef={input}
        maxLength={longestName}
        value={typed}
        error={name === '' ? texts.required : change.error?.message}
        onChange={setTyped}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <div className={styles.resumeActions}>
        <Button size="md" type="submit" loading={change.isPending}>
          {texts.saveName}
        </Button>
        <Button size="md" variant="ghost" isDisabled={change.isPending} onPress={onDone}>
          {buttonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
