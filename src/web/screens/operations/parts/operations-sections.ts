import {
  FileInput,
  FlaskConical,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestion,
  OctagonAlert,
  OctagonPause,
  Rows3,
  ScrollText,
  Shield,
  Ticket,
  ToggleRight,
  Unplug,
  UsersRound,
} from 'lucide-react';
import type { Overview } from '#contract/operations/operations-console.ts';

export interface Section {
  id: string;
  label: string;
  icon: LucideIcon;
  intro?: string;
  /** What waits there for somebody. */
  count?: (overview: Overview) => number;
}

export const dailySections = [
  { id: 'overview', label: 'Overview', icon: LayoutDashboard },
  {
    id: 'people',
    label: 'People',
    icon: UsersRound,
    intro: 'Everyone with an account, newest first. What they wrote is never shown.',
  },
  { id: 'applications', label: 'Applications', icon: FileInput, intro: 'The latest change first.' },
  { id: 'failures', label: 'Failures', icon: OctagonAlert },
  {
    id: 'holds',
    label: 'Holds',
    icon: OctagonPause,
    intro: 'While a hold is in place, we send nothing to that system or host.',
  },
  { id: 'queues', label: 'Queues', icon: ListChecks, count: ({ deadLetters }) => deadLetters },
  {
    id: 'sources',
    label: 'Job sources',
    icon: Unplug,
    intro: 'Boards, feeds, and pages that jobs come from. Sources with trouble come first.',
    count: ({ sources }) => sources.troubled,
  },
  {
    id: 'privacy',
    label: 'Privacy requests',
    icon: Shield,
    intro: 'The most urgent on top.',
    count: ({ openRequests }) => openRequests,
  },
  {
    id: 'tickets',
    label: 'Support tickets',
    icon: LifeBuoy,
    intro: 'The oldest on top.',
    count: ({ openTickets }) => openTickets,
  },
  {
    id: 'errors',
    label: 'Error log',
    icon: Rows3,
    intro: 'The last 100 entries; they are kept for 30 days.',
  },
] as const satisfies readonly Section[];

export const setupSections = [
  {
    id: 'plans',
    label: 'Plans',
    icon: Ticket,
    intro:
      'What new subscribers get. People keep the terms they agreed to. Credits are granted and withdrawn on the page of a person.',
  },
  {
    id: 'features',
    label: 'Portals and features',
    icon: ToggleRight,
    intro:
      "What is switched here holds against the portal's own data, on every page from the next few seconds on.",
  },
  {
    id: 'experiments',
    label: 'Experiments',
    icon: FlaskConical,
    intro: 'People stay in one variant. While an experiment is stopped, everyone sees the baseline.',
  },
  {
    id: 'questions',
    label: 'Key questions',
    icon: MessageCircleQuestion,
    intro: 'Asked once in the profile, in this order.',
  },
  { id: 'audit', label: 'Activity log', icon: ScrollText, intro: 'Entries can only be added to.' },
] as const satisfies readonly Section[];

export type SectionId = (typeof dailySections)[number]['id'] | (typeof setupSections)[number]['id'];

/** Where a section, or one person or application in it, is found. */
export function sectionHref(tab: SectionId, rest: Record<string, string> = {}): string {
  return `/ops?${new URLSearchParams({ tab, ...rest })}`;
}
