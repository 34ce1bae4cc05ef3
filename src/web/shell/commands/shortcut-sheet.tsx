import { Switch } from '#web/widgets/fields/switch.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import styles from './shortcut-sheet.module.css';

const keys: { keys: string[]; does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Search pages and actions (⌘ K on a Mac)' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Tab'], does: 'Go to the next control' },
  { keys: ['Enter'], does: 'Open or choose' },
  { keys: ['Esc'], does: 'Close what is open' },
];

export function ShortcutSheet({
  onClose,
  singleKeys,
  onSingleKeys,
}: {
  onClose: () => void;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
}) {
  return (
    <Modal open onClose={onClose} size="md" title="Keyboard shortcuts">
      <dl className={styles.keys}>
        {keys.map((shortcut) => (
          <div key={shortcut.does}>
            <dt>
              {shortcut.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{shortcut.does}</dd>
          </div>
        ))}
      </dl>
      <Switch isSelected={singleKeys} onChange={onSingleKeys}>
        Open this list with a single key
      </Switch>
    </Modal>
  );
}
