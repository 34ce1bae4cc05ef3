import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { IconButton, IconLink } from '#web/widgets/buttons/icon-button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './entry-list.module.css';

export interface EntriesProps {
  document: UserDocument;
  /** Where the add and edit links go; the default is separate pages. */
  targets?: { add: string; edit: (paraId: string) => string };
}

export interface ShownEntry {
  paraId: string;
  title: string;
  place: string;
  time: string;
  more?: ReactNode;
  editHref: string;
}

interface EntryListProps {
  entries: readonly ShownEntry[];
  emptyText: string;
  addLabel: string;
  addHref: string;
  /** Rejects with an error that the person can read. */
  onDelete: (paraId: string) => Promise<unknown>;
}

/** Numbered entries of the profile, each with an edit and a delete button. */
export function EntryList({ entries, emptyText, addLabel, addHref, onDelete }: EntryListProps) {
  const [deleted, setDeleted] = useState<ShownEntry | null>(null);
  return (
    <>
      {entries.length === 0 ? (
        <Card tone="sunken">
          <Text>{emptyText}</Text>
        </Card>
      ) : (
        <Card flush>
          <ol className={styles.list}>
            {entries.map((entry, index) => (
              <li key={entry.paraId} className={styles.entry}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div className={styles.words}>
                  <Heading level={3} small>
                    {entry.title}
                  </Heading>
                  {entry.place && <Text>{entry.place}</Text>}
                  {entry.time && <Text look="fine">{entry.time}</Text>}
                  {entry.more}
                </div>
                <div className={styles.actions}>
                  <IconLink
                    size="sm"
                    icon={Pencil}
                    label={texts.editEntry(entry.title)}
                    href={entry.editHref}
                  />
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={texts.deleteEntry(entry.title)}
                    onPress={() => setDeleted(entry)}
                  />
                </div>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <div className={styles.add}>
        <LinkButton variant="tertiary" size="md" icon={Plus} href={addHref}>
          {addLabel}
        </LinkButton>
      </div>
      {deleted && (
        <DeleteEntry
          entry={deleted}
          onDelete={() => onDelete(deleted.paraId)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

interface DeleteEntryProps {
  entry: ShownEntry;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

function DeleteEntry({ entry, onDelete, onClose }: DeleteEntryProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onDelete();
      onClose();
    } catch (error) {
      setProblem(texts.notDeleted((error as Error).message));
      setBusy(false);
    }
  };
  return (
    <ConfirmModal
      open
      title={texts.deleteTitle}
      confirm={buttonTexts.delete}
      destructive
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <b>{entry.title}</b>
      </p>
      <p>{texts.deleteNote}</p>
    </ConfirmModal>
  );
}
