import { useContext, useState } from 'react';
import { NativeSelect } from './native-select.tsx';
import { NativeSelects } from './native-selects.ts';
import type { SelectProps } from './select-look.ts';
import { StyledSelect } from './styled-select.tsx';

export function Select({ onBlur, errorState, placeholder = 'Select', ...select }: SelectProps) {
  const [left, setLeft] = useState(false);
  const speaks = errorState === undefined && left && select.required && select.value === null;
  const error = select.error ?? (speaks ? 'Field is required' : undefined);
  const Look = useContext(NativeSelects) ? NativeSelect : StyledSelect;
  return (
    <Look
      {...select}
      error={error}
      placeholder={placeholder}
      isInvalid={errorState ?? error !== undefined}
      onTabAway={() => setLeft(true)}
      onLeave={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
