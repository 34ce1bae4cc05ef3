import { useLayoutEffect, useRef, useState } from 'react';
import { widgetTexts } from '#web/texts/widgets.ts';
import { currencyText, hasDash, plainAmount, wholeDollars } from './currency-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type CurrencyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange' | 'inputRef'> & {
  /** Whole dollars as digits. */
  value: string;
  onChange: (digits: string) => void;
};

/**
 * Whole dollars: plain digits while typing, "$82,000" after leaving the field. Focusing it selects everything, so that
 * typing replaces the amount. Anything but a single amount is refused, and leaving the field restores the previous one.
 */
export function CurrencyField({ value, onChange, onFocus, onBlur, onKeyDown, ...props }: CurrencyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** What was typed, including cents; undefined while the field isn't focused. */
  const [typed, setTyped] = useState<string>();
  const typing = typed !== undefined;
  const [refused, setRefused] = useState(false);

  const touched = useRef(false);

  // Shows the typed text only while it equals the stored amount (a maximum may have lowered it).
  const isMeant = refused || (typing && wholeDollars(typed) === value);
  const shown = typing && isMeant ? typed : wholeDollars(value);

  // The browser loses the selection when plain digits replace "$82,000", and when a late save changes them before
  // the person has typed.
  useLayoutEffect(() => {
    if (typing && !touched.current) return selectAll(input.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new digits need a new selection
  }, [typing, shown]);

  return (
    <TextField
      {...props}
      inputRef={input}
      inputMode="numeric"
      value={typing ? shown : currencyText(value)}
      error={props.error ?? (refused ? widgetTexts.oneAmount : undefined)}
      onChange={(text) => {
        touched.current = true;
        const dashed = hasDash(text);
        setRefused(dashed);
        setTyped(dashed ? text : plainAmount(text));
        if (!dashed) onChange(wholeDollars(text));
      }}
      onFocus={(event) => {
        touched.current = false;
        setTyped(wholeDollars(value));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !refused) setTyped(wholeDollars(value));
        onKeyDown?.(event);
      }}
    />
  );
}

/** Selects the whole text, and again after the click that focused the field, which would move the caret. */
function selectAll(field: HTMLInputElement | null): () => void {
  const done = new AbortController();
  const once = { once: true, signal: done.signal };
  field?.select();
  field?.addEventListener(
    'mouseup',
    () => {
      const dragged = field.selectionStart !== field.selectionEnd;
      if (!dragged) field.select();
    },
    once,
  );
  // Focused by keyboard: a later click only moves the caret.
  field?.addEventListener('keyup', () => done.abort(), once);
  return () => done.abort();
}
