import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

export interface SentForm {
  /** The page of the form; other pages ignore the answer. */
  path: string;
  values: Record<string, string>;
  /** By field; `_` is for the whole form. */
  errors: Record<string, string>;
}

/** The values and errors of a form that the server rejected and sent back with the page. */
export function useSentForm(): Pick<SentForm, 'values' | 'errors'> {
  const { pathname } = useLocation();
  const sent = useQueryClient().getQueryData<SentForm>(['form']);
  return sent?.path === pathname ? sent : { values: {}, errors: {} };
}
