import type { ExportedApplication } from '#contract/applications/tracker.ts';
import { writeCsv } from '#web/parts/files/save-file.ts';

const head = ['title', 'company', 'source', 'status', 'failure', 'started', 'sent', 'url', 'events'];

/** One line per application, newest first, with its events in the last column. */
export function writeApplicationsCsv(applications: readonly ExportedApplication[]): string {
  return writeCsv([
    head,
    ...applications.map((one) => [
      one.title,
      one.company,
      one.source,
      one.status,
      one.failure ?? '',
      one.startedAt,
      one.sentAt ?? '',
      one.url,
      one.events
        .map(
          ({ at, timed, kind, words }) =>
            `${at.slice(0, 10)}${timed ? ` ${at.slice(11, 16)} UTC` : ''} ${kind}: ${words}`,
        )
        .join(' | '),
    ]),
  ]);
}
