import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

export interface SentForm {
  /** The form's own page; the answer says nothing to other pages. */
  path: string;
  values: Record<string, string>;
  /** By field; `_` is about the form as a whole. */
  errors: Record<string, string>;
}

/** What came back with the page of a form that the server could not accept. */
export function useSentForm(): Pick<SentForm, 'values' | 'errors'> {
  const { pathname } = useLocation();
  const sent = useQueryClient().getQueryData<SentForm>(['form']);
  return sent?.path === pathname ? sent : { values: {}, errors: {} };
}
