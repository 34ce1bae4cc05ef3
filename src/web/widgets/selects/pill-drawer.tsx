import { Check, Search } from 'lucide-react';
import { useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { selectTexts } from '#web/texts/widgets.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import controlStyles from '#web/widgets/fields/control.module.css';
import { FieldNotes } from '#web/widgets/fields/field-parts.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Pill } from '#web/widgets/marks/pill.tsx';
import styles from '#web/widgets/overlays/drawer.module.css';
import { PillOptions } from './pill-options.tsx';
import { addedPills } from './pill-rules.ts';
import { comboboxProps, type PillSelect } from './use-pill-select.ts';

interface PillDrawerProps {
  select: PillSelect;
  label: string;
  placeholder: string;
  error: string | undefined;
}

/** The multi-select on phones: a full screen that the check mark or "Confirm" closes. */
export function PillDrawer({ select, label, placeholder, error }: PillDrawerProps) {
  const listId = useId();
  const added = addedPills(select.items);
  return (
    <ModalOverlay className={styles.overlay} isOpen onOpenChange={(open) => !open && select.leave()}>
      <AriaModal className={styles.drawer}>
        <Dialog className={styles.dialog}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {label}
            </Heading>
            <IconButton
              icon={Check}
              label={selectTexts.confirmSelection}
              onPress={() => void select.confirm()}
            />
          </header>
          <div className={styles.body}>
            <TextField
              className={controlStyles.field}
              aria-label={label}
              value={select.text}
              onChange={select.type}
              isInvalid={error !== undefined}
              validationBehavior="aria"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the drawer was opened to type
              autoFocus
            >
              <Group className={controlStyles.box}>
                <Icon of={Search} />
                <Input
                  className={controlStyles.input}
                  placeholder={placeholder}
                  {...comboboxProps(select, listId)}
                />
              </Group>
              <FieldNotes error={error} />
            </TextField>
            {added.length > 0 && (
              <div className={styles.pills}>
                {added.map((item) => (
                  <Pill key={item.value} label={item.label} onRemove={() => select.remove(item)} />
                ))}
              </div>
            )}
            {select.listed && <PillOptions select={select} id={listId} label={label} />}
          </div>
          <footer className={styles.foot}>
            <Button full onPress={() => void select.confirm()}>
              {selectTexts.confirm}
            </Button>
          </footer>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
