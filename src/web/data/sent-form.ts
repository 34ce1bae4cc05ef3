import { useQueryClient } from '@tanstack/react-query';

export interface SentForm {
  values: Record<string, string>;
  /** By field; `_` is about the form as a whole. */
  errors: Record<string, string>;
}

/** What came back with the page of a form that the server could not accept. */
export function useSentForm(): SentForm {
  return useQueryClient().getQueryData<SentForm>(['form']) ?? { values: {}, errors: {} };
}
