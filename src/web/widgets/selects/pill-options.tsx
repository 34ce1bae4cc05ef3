import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { selectTexts } from '#web/texts/widgets.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import menuStyles from '#web/widgets/overlays/menu.module.css';
import { findPill, type PillItem, splitMatch } from './pill-rules.ts';
import styles from './pill-select.module.css';
import type { PillSelect } from './use-pill-select.ts';

interface PillOptionsProps {
  select: PillSelect;
  id: string;
  label: string;
}

const listbox = { role: 'listbox', 'aria-multiselectable': true } as const;

/** The options of a multi-select; the focus stays in the input, which points to the highlighted row. */
export function PillOptions({ select, id, label }: PillOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { options, custom, highlight, text } = select;
  useEffect(() => {
    if (highlight >= 0) list.current?.querySelector('[data-focused]')?.scrollIntoView?.({ block: 'nearest' });
  }, [highlight]);

  const row = (item: PillItem, index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    className: menuStyles.item,
    'data-focused': index === highlight || undefined,
    'data-level': item.level,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => select.pick(item),
  });

  return (
    <>
      <div ref={list} {...listbox} id={id} aria-label={label}>
        {options.map((item, index) => {
          const added = findPill(select.items, item.value)?.isAdded ?? false;
          return (
            <div
              key={item.value}
              {...row(item, index)}
              aria-selected={added}
              aria-disabled={(select.full && !added) || undefined}
            >
              <Marked label={item.label} typed={text} />
              {index === highlight && !(added && !select.removes) && <Hint added={added} />}
              {added && (
                <span className={menuStyles.mark}>
                  <Icon of={Check} size="sm" />
                </span>
              )}
            </div>
          );
        })}
        {custom && (
          <div {...row(custom, options.length)} aria-selected={false} data-last>
            <Icon of={Plus} size="sm" />
            <span className={menuStyles.text}>{selectTexts.addCustom(custom.label)}</span>
            {highlight === options.length && <Hint added={false} />}
          </div>
        )}
      </div>
      <Message select={select} />
    </>
  );
}

function Marked({ label, typed }: { label: string; typed: string }) {
  const [before, match, after] = splitMatch(label, typed);
  return (
    <span className={menuStyles.text}>
      {before}
      {match && <strong>{match}</strong>}
      {after}
    </span>
  );
}

/** Tells what Enter does with the highlighted row. */
function Hint({ added }: { added: boolean }) {
  return (
    <span className={styles.hint} aria-hidden="true">
      {added ? selectTexts.enterRemoves : selectTexts.enter}
    </span>
  );
}

function Message({ select }: { select: PillSelect }) {
  const words = select.searching
    ? selectTexts.searching
    : select.failed
      ? selectTexts.lookupFailed
      : select.empty
        ? selectTexts.noOptions
        : undefined;
  return words ? <output className={styles.message}>{words}</output> : null;
}
