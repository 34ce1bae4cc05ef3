import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: LucideIcon;
  href?: string;
  onPress?: () => void;
}

interface MenuProps {
  label: string;
  /** The button that opens the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  maxHeight?: number;
  defaultOpen?: boolean;
}

export function Menu({ label, trigger, entries, maxHeight, defaultOpen }: MenuProps) {
  return (
    <MenuTrigger defaultOpen={defaultOpen}>
      {trigger}
      <Popover className={styles.popover} placement="bottom end" offset={6} maxHeight={maxHeight}>
        <AriaMenu aria-label={label} className={styles.list}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              className={styles.item}
              href={entry.href}
              onAction={entry.onPress}
            >
              {entry.icon && <Icon of={entry.icon} size="sm" />}
              <span className={styles.text}>{entry.label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
