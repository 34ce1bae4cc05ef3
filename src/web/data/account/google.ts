import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { googleNotices } from '#contract/identity/google.ts';

/** Whether this service has keys for it; the page brings the answer along. */
export function useHasGoogle(): boolean {
  return useQueryClient().getQueryData(['google']) === true;
}

/** What became of a visit to Google, where the person arrived with news of it. */
export function useGoogleNotice(): { text: string; isGood: boolean } | null {
  const [search] = useSearchParams();
  const notice = search.get('notice') ?? '';
  const text = Object.entries(googleNotices).find(([key]) => key === notice)?.[1];
  return text === undefined ? null : { text, isGood: notice === 'google-connected' };
}
