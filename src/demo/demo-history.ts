import type { Platform } from '#backend/platform/platform.ts';
import type { ApplicationEventKind } from '#domain/application/application-event-kind.ts';
import type { Behavior } from '#practice/truth/open-truth.ts';
import type { DemoOpening } from './demo-openings.ts';

interface DemoEvent {
  kind: ApplicationEventKind;
  /** Negative for the future. */
  daysAgo: number;
  words: string;
}

export interface DemoApplication {
  opening: DemoOpening;
  daysAgo: number;
  /** How far the person takes it. */
  until: 'prepared' | 'approved' | 'sent';
  /** What the employer's site does with it. */
  site?: Behavior;
  events?: DemoEvent[];
  /** The person finished it on the employer's site. */
  appliedDirectly?: true;
  /** How many days ago the employer took the posting down. */
  closedDaysAgo?: number;
}

/** Maya's past month. */
export const mayaHistory: DemoApplication[] = [
  {
    opening: 'offer',
    daysAgo: 30,
    until: 'sent',
    events: [
      { kind: 'reply', daysAgo: 25, words: 'Recruiter Dana Cole wrote: they liked the returns project.' },
      { kind: 'interview', daysAgo: 18, words: 'Video call with Dana Cole and the inventory manager' },
      {
        kind: 'interview',
        daysAgo: 9,
        words: 'On site: met the team of six and toured the distribution center',
      },
      {
        kind: 'offer',
        daysAgo: 2,
        words: '$79,000, hybrid, starts January 4. They need an answer by Friday.',
      },
      { kind: 'note', daysAgo: 1, words: 'Ask about the bonus and the commute before answering.' },
    ],
  },
  {
    opening: 'rejected',
    daysAgo: 26,
    until: 'sent',
    events: [{ kind: 'rejection', daysAgo: 15, words: 'They want more Salesforce experience.' }],
  },
  {
    opening: 'interview',
    daysAgo: 21,
    until: 'sent',
    events: [
      { kind: 'reply', daysAgo: 6, words: "HR asked when I'm free next week." },
      { kind: 'note', daysAgo: 5, words: 'Bring the claims dashboard example.' },
      { kind: 'interview', daysAgo: -3, words: 'First interview with the claims manager, by video' },
    ],
  },
  { opening: 'appliedDirectly', daysAgo: 13, until: 'sent', site: 'captcha', appliedDirectly: true },
  { opening: 'expired', daysAgo: 12, until: 'prepared', closedDaysAgo: 8 },
  {
    opening: 'waiting',
    daysAgo: 9,
    until: 'sent',
    events: [{ kind: 'follow-up', daysAgo: -2, words: "Email the branch director if I haven't heard back." }],
  },
  { opening: 'unconfirmed', daysAgo: 6, until: 'sent', site: 'lost-confirmation' },
  { opening: 'handedOff', daysAgo: 4, until: 'sent', site: 'captcha' },
  { opening: 'fresh', daysAgo: 1, until: 'sent' },
  { opening: 'toReview', daysAgo: 0.6, until: 'prepared' },
  { opening: 'ready', daysAgo: 0.1, until: 'prepared' },
];

/** Approved or just started when the person paused everything. */
export const pausedHistory: DemoApplication[] = [
  { opening: 'waiting', daysAgo: 5, until: 'sent' },
  { opening: 'paused', daysAgo: 2, until: 'approved' },
];
export const preparingWhilePaused: DemoOpening = 'ready';

const dayMs = 86_400_000;

/** The same services with an earlier clock, which keeps ticking so that events stay in order. */
export function moveClock(platform: Platform, daysAgo: number): Platform {
  const { now } = platform;
  return { ...platform, now: () => new Date(now().getTime() - daysAgo * dayMs) };
}
