import { createContext } from 'react';
import type { FieldProps } from '#web/widgets/fields/field-parts.tsx';
import type { SelectOption } from '#web/widgets/fields/select-options.ts';

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  needed?: boolean;
  /** If given, the caller shows the message; otherwise, an empty required select shows its own. */
  errorState?: boolean | undefined;
}

/** The properties of both kinds of select. */
export interface SelectLook extends Omit<SelectProps, 'onBlur' | 'errorState'> {
  placeholder: string;
  isInvalid: boolean;
  onLeave: () => void;
  onTabAway: () => void;
}

/** Set around the page: selects are native ones, without our style. */
export const NativeSelects = createContext(false);
