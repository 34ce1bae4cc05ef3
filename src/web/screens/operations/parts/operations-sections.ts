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
import type { sections } from '#web/texts/console/console-frame.ts';

export type SectionId = keyof typeof sections;

export interface Section {
  id: SectionId;
  icon: LucideIcon;
  /** How many items there need attention. */
  count?: (overview: Overview) => number;
}

export const dailySections: readonly Section[] = [
  { id: 'overview', icon: LayoutDashboard },
  { id: 'people', icon: UsersRound },
  { id: 'applications', icon: FileInput },
  { id: 'failures', icon: OctagonAlert },
  { id: 'holds', icon: OctagonPause },
  { id: 'queues', icon: ListChecks, count: ({ deadLetters }) => deadLetters },
  { id: 'sources', icon: Unplug, count: ({ sources: { troubled } }) => troubled },
  { id: 'privacy', icon: Shield, count: ({ openRequests }) => openRequests },
  { id: 'tickets', icon: LifeBuoy, count: ({ openTickets }) => openTickets },
  { id: 'errors', icon: Rows3 },
];

export const setupSections: readonly Section[] = [
  { id: 'plans', icon: Ticket },
  { id: 'features', icon: ToggleRight },
  { id: 'experiments', icon: FlaskConical },
  { id: 'questions', icon: MessageCircleQuestion },
  { id: 'audit', icon: ScrollText },
];

/** The URL of a section, or of one person or application in it. */
export function sectionHref(tab: SectionId, rest: Record<string, string> = {}): string {
  return `/ops?${new URLSearchParams({ tab, ...rest })}`;
}
