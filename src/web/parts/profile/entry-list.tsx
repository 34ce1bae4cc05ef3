import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { IconButton, IconLink } from '#web/widgets/buttons/icon-button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './entry-list.module.css';

/** Of a list of one kind. */
export interface EntriesProps {
  document: UserDocument;
  /** Where adding and editing lead; to pages of their own unless told. */
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
  /** Rejects with what went wrong. */
  onDelete: (paraId: string) => Promise<unknown>;
}

/** Numbered entries of the profile, each with its pencil and its bin. */
export function EntryList({ entries, emptyText, addLabel, addHref, onDelete }: EntryListProps) {
  const [leaving, setLeaving] = useState<ShownEntry | null>(null);
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
                  <Text as="h3" look="subheading">
                    {entry.title}
                  </Text>
                  {entry.place && <Text>{entry.place}</Text>}
                  {entry.time && <Text look="fine">{entry.time}</Text>}
                  {entry.more}
                </div>
                <div className={styles.actions}>
                  <IconLink size="sm" icon={Pencil} label={`Edit ${entry.title}`} href={entry.editHref} />
                  <IconButton
                    size="sm"
                    icon={Trash2}
                    label={`Delete ${entry.title}`}
                    onPress={() => setLeaving(entry)}
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
      {leaving && (
        <DeleteEntry
          entry={leaving}
          onDelete={() => onDelete(leaving.paraId)}
          onClose={() => setLeaving(null)}
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
      setProblem(`It was not deleted. ${(error as Error).message}`);
      setBusy(false);
    }
  };
  return (
    <ConfirmModal
      open
      title="Delete this entry?"
      confirm="Delete"
      destructive
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <b>{entry.title}</b>
      </p>
      <p>This can't be undone.</p>
    </ConfirmModal>
  );
}
