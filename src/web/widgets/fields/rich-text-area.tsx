import { Bold, Italic, List } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { widgetTexts } from '#web/texts/widgets.ts';
import { IconToggle } from '#web/widgets/buttons/icon-button.tsx';
import controlStyles from './control.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx';
import styles from './rich-text-area.module.css';
import { parseRichText, writeRichText } from './rich-text-nodes.ts';

interface RichTextAreaProps
  extends Pick<FieldTexts, 'label' | 'hint' | 'error' | 'required' | 'describedBy'> {
  /** HTML: paragraphs, lists, bold and italic. */
  value: string;
  onChange: (html: string) => void;
  /** Counted without the tags. */
  maxLength?: number;
}

const tools = [
  { command: 'bold', label: widgetTexts.bold, icon: Bold },
  { command: 'italic', label: widgetTexts.italic, icon: Italic },
  { command: 'insertUnorderedList', label: widgetTexts.list, icon: List },
] as const;

/** A `<textarea>` can't contain formatting. */
const textbox = { role: 'textbox', 'aria-multiline': true } as const;

/** Longer text with the basic formatting that a resume needs. */
export function RichTextArea({
  label,
  hint,
  error,
  required = false,
  describedBy,
  value,
  onChange,
  maxLength,
}: RichTextAreaProps) {
  const id = useId();
  const editor = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  const [active, setActive] = useState<readonly string[]>([]);
  const [length, setLength] = useState(0);

  // The browser owns the content; only a value from outside replaces it.
  useEffect(() => {
    const element = editor.current;
    if (!element || written.current === value) return;
    written.current = value;
    element.replaceChildren(...parseRichText(value));
    setLength(lengthOf(element));
  }, [value]);

  useEffect(() => {
    const update = () => {
      if (!editor.current?.contains(document.activeElement)) return;
      setActive(tools.map(({ command }) => command).filter((one) => document.queryCommandState(one)));
    };
    document.addEventListener('selectionchange', update);
    return () => document.removeEventListener('selectionchange', update);
  }, []);

  function take() {
    if (!editor.current) return;
    setLength(lengthOf(editor.current));
    written.current = writeRichText(editor.current);
    onChange(written.current);
  }

  function run(command: string) {
    editor.current?.focus();
    document.execCommand(command);
    take();
  }

  return (
    <div className={controlStyles.field} data-invalid={error !== undefined || undefined}>
      <div id={`${id}-label`}>
        <FieldLabel label={label} required={required} />
      </div>
      <div className={controlStyles.box} data-holds="rich-text">
        <div className={styles.tools} role="toolbar" aria-label={widgetTexts.formatting}>
          {tools.map(({ command, label: name, icon }) => (
            <IconToggle
              key={command}
              size="sm"
              icon={icon}
              label={name}
              pressed={active.includes(command)}
              onChange={() => run(command)}
            />
          ))}
        </div>
        <div
          ref={editor}
          className={styles.text}
          contentEditable
          suppressContentEditableWarning
          {...textbox}
          aria-labelledby={`${id}-label`}
          aria-describedby={[`${id}-notes`, describedBy].filter(Boolean).join(' ')}
          aria-required={required}
          aria-invalid={error !== undefined}
          onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
          onInput={take}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
          }}
        />
      </div>
      {maxLength !== undefined && (
        <span className={controlStyles.counter}>{widgetTexts.counter(length, maxLength)}</span>
      )}
      <div id={`${id}-notes`}>
        <FieldNotes hint={hint} error={error} />
      </div>
    </div>
  );
}

function lengthOf(element: HTMLElement): number {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().length;
}
