import type { Portal } from '#domain/portal/portal.ts';
import type { TabItem } from '#web/widgets/layout/tabs.tsx';

const tabs = [
  { id: 'resume', label: 'Resume' },
  { id: 'key-questions', label: 'Key questions' },
  { id: 'search-options', label: 'Search options' },
] as const;
export type ProfileTab = (typeof tabs)[number]['id'];

/** The flex-jobs portal asks its search options over the job matches instead (D-119). */
function isShown(portal: Pick<Portal, 'code'>, tab: ProfileTab): boolean {
  return tab !== 'search-options' || portal.code !== 'FLX';
}

/** Until the profile is complete only the resume can be worked on. */
export function listProfileTabs(portal: Pick<Portal, 'code'>, complete: boolean): TabItem[] {
  return tabs
    .filter((tab) => isShown(portal, tab.id))
    .map((tab) => ({ ...tab, disabled: !complete && tab.id !== 'resume' }));
}

/** The tab the address asks for; a tab that this portal does not have is the resume. */
export function readProfileTab(portal: Pick<Portal, 'code'>, asked: string | null): ProfileTab {
  return tabs.find((tab) => tab.id === asked && isShown(portal, tab.id))?.id ?? 'resume';
}
