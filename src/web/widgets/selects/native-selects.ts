import { createContext } from 'react';

/** Set around the page: lists open as the system's own, without our look. */
export const NativeSelects = createContext(false);
