import { useState } from 'react';
import { currencyText, digitsOnly } from './currency-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type CurrencyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange'> & {
  /** Whole dollars as digits. */
  value: string;
  onChange: (digits: string) => void;
};

/** Whole dollars: plain digits while typing, "$82,000" once left. */
export function CurrencyField({ value, onChange, onFocus, onBlur, ...props }: CurrencyFieldProps) {
  const [typing, setTyping] = useState(false);
  return (
    <TextField
      {...props}
      inputMode="numeric"
      value={typing ? digitsOnly(value) : currencyText(value)}
      onChange={(text) => onChange(digitsOnly(text))}
      onFocus={(event) => {
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
