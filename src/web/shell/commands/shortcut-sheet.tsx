import { shortcutTexts as texts } from '#web/texts/shell/commands.ts';
import { Switch } from '#web/widgets/fields/switch.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import styles from './shortcut-sheet.module.css';

const keys: { keys: string[]; does: string }[] = [
  { keys: ['Ctrl', 'K'], does: texts.palette },
  { keys: ['?'], does: texts.sheet },
  { keys: ['Tab'], does: texts.next },
  { keys: ['Enter'], does: texts.choose },
  { keys: ['Esc'], does: texts.close },
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
    <Modal open onClose={onClose} size="md" title={texts.title}>
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
        {texts.singleKeys}
      </Switch>
    </Modal>
  );
}
