/** Analytics events (D-091): pushed to `window.dataLayer` at once, and sent to the service in batches. */
import { eventsPath } from '#contract/basics/events-path.ts';
import {
  type AnalyticsEvent,
  describeEvent,
  type EventName,
  type EventProperties,
  type Visitor,
} from '#domain/experiment/analytics-event.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { mayAnalyzeHere } from '#web/data/account/privacy-choices.ts';
import { touchVisit } from './visit.ts';

type Known = { portal: Portal } & Omit<Visitor, 'visitId'>;

const batchMs = 2_000;
const batchSize = 20;

let known: Known | null = null;
let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets who the visitor is; events are sent from then on. */
export function setVisitor(visitor: Known): void {
  known = visitor;
}

/** Records an event. Without consent, nothing is sent or stored. */
export function track<Name extends EventName>(event: Name, properties: EventProperties[Name]): void {
  if (!known || !mayAnalyzeHere()) return;
  const visitor = { ...known, visitId: touchVisit() };
  const described = describeEvent(event, properties, { visitor, now: new Date() });
  pushToDataLayer(described);
  waiting.push(described);
  if (waiting.length >= batchSize) sendWaitingEvents();
  else timer ??= setTimeout(sendWaitingEvents, batchMs);
}

export function pushToDataLayer(entry: object): void {
  const page = globalThis as typeof globalThis & { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}

/** Sends the batch, by a beacon if the browser has them, because that outlives the page. Firefox can turn them off. */
export function sendWaitingEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ events: waiting })], { type: 'application/json' });
  waiting = [];
  if ('sendBeacon' in navigator && navigator.sendBeacon(eventsPath, body)) return;
  fetch(eventsPath, { method: 'POST', body, keepalive: true, credentials: 'include' }).catch(() => undefined);
}
