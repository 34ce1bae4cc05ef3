import type { RawPosting } from './raw-posting.ts';

/** "onsite", "On-site", "Remote", "fully_remote", "TELECOMMUTE", "Hybrid" … */
export function readWorkplace(word: string | null | undefined): RawPosting['workplace'] {
  const folded = (word ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (folded.includes('hybrid')) return 'hybrid';
  if (folded.includes('remote') || folded.includes('telecommut')) return 'remote';
  return ['onsite', 'inoffice', 'office'].includes(folded) ? 'onsite' : null;
}
