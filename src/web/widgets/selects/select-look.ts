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
  /** Given, the message is the caller's to show; absent, a required select left empty says so itself. */
  errorState?: boolean | undefined;
}

/** What both looks of the list are given. */
export interface SelectLook extends Omit<SelectProps, 'onBlur' | 'errorState'> {
  placeholder: string;
  isInvalid: boolean;
  onLeave: () => void;
  onTabAway: () => void;
}

/** Set around the page: lists open as the system's own, without our look. */
export const NativeSelects = createContext(false);
