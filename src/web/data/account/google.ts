import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { googleNotices } from '#contract/identity/google.ts';

/** Whether Google login is set up on this site; the answer comes with the page. */
export function useHasGoogle(): boolean {
  return useQueryClient().getQueryData(['google']) === true;
}

/** The result of a visit to Google, if the URL contains one. */
export function useGoogleNotice(): { text: string; isGood: boolean } | null {
  const [search] = useSearchParams();
  const notice = search.get('notice') ?? '';
  const text = Object.entries(googleNotices).find(([key]) => key === notice)?.[1];
  return text === undefined ? null : { text, isGood: notice === 'google-connected' };
}
