import { Search } from 'lucide-react';
import { useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Modal as AriaModal, Dialog, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { commandTexts as texts } from '#web/texts/shell/commands.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './command-palette.module.css';
import { useCommands } from './use-commands.ts';

/** Every page and action by its name. */
export function CommandPalette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [text, setText] = useState('');
  const commands = useCommands({ onShortcuts });
  return (
    <ModalOverlay className={styles.overlay} isOpen onOpenChange={(open) => !open && onClose()} isDismissable>
      <AriaModal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={texts.search}>
          <Autocomplete filter={contains} inputValue={text} onInputChange={setText}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the palette wants to type */}
            <SearchField className={styles.field} aria-label={texts.search} autoFocus>
              <Icon of={Search} size="sm" />
              <Input className={styles.input} placeholder={texts.search} />
            </SearchField>
            <Menu
              className={styles.list}
              aria-label={texts.list}
              onAction={(key) => {
                onClose();
                commands.find(({ label }) => label === key)?.run?.();
              }}
              renderEmptyState={() => <p className={styles.empty}>{texts.empty}</p>}
            >
              {commands.map(({ label, icon, href }) => (
                <MenuItem key={label} id={label} textValue={label} href={href} className={styles.item}>
                  <Icon of={icon} size="sm" />
                  {label}
                </MenuItem>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
