import type { Portal } from '#domain/portal/portal.ts';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import type { TabItem } from '#web/widgets/layout/tabs.tsx';

const tabs = [
  { id: 'resume', label: texts.tabs.resume },
  { id: 'key-questions', label: texts.tabs.keyQuestions },
  { id: 'answers', label: texts.tabs.answers },
  { id: 'search-options', label: texts.tabs.searchOptions },
] as const;
export type ProfileTab = (typeof tabs)[number]['id'];

/** The flex-jobs portal shows its search options over the job matches instead (D-119). */
function isShown(portal: Pick<Portal, 'code'>, tab: ProfileTab): boolean {
  return tab !== 'search-options' || portal.code !== 'FLX';
}

/** Until the profile is complete, only the resume tab is enabled. */
export function listProfileTabs(portal: Pick<Portal, 'code'>, complete: boolean): TabItem[] {
  return tabs
    .filter((tab) => isShown(portal, tab.id))
    .map((tab) => ({ ...tab, disabled: !complete && tab.id !== 'resume' }));
}

/** The tab in the URL, or the resume tab if this portal doesn't have that one. */
export function readProfileTab(portal: Pick<Portal, 'code'>, asked: string | null): ProfileTab {
  return tabs.find((tab) => tab.id === asked && isShown(portal, tab.id))?.id ?? 'resume';
}
