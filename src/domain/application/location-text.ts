import { showState } from '#domain/document/values/us-states.ts';
import { moreLocations, remoteLabels } from '#domain/messages/jobs.ts';

export type LocationEntry = string | { city: string; state: string };

/** The first place as "City, State name", and how many more there are. */
export function formatLocations(locations: readonly LocationEntry[]): string {
  const [first, ...more] = locations;
  if (first === undefined) return '';
  return more.length > 0 ? moreLocations(formatPlace(first), more.length) : formatPlace(first);
}

function formatPlace(place: LocationEntry): string {
  const parts = typeof place === 'string' ? place.split(',') : [place.city, place.state];
  const [city = '', state = ''] = parts.map((part) => part.trim());
  return [city, showState(state)].filter(Boolean).join(', ');
}

/** The first two parts of a place: "Austin, TX". */
export function shortenPlace(place: string): string {
  return place
    .split(',')
    .slice(0, 2)
    .map((part) => part.trim())
    .join(', ');
}

/** "Remote" or "Hybrid" for the specification's labels; null for other options. */
export function describeRemote(options: readonly string[]): string | null {
  if (options.some((option) => option === 'Remote' || option === 'Option for remote'))
    return remoteLabels.remote;
  return options.includes('Hybrid remote') ? remoteLabels.hybrid : null;
}

/** The place on a job card: the cities, or that the job is remote or hybrid. */
export function describePlace(job: {
  jobLocations: readonly LocationEntry[];
  remoteOptions: readonly string[];
}): string {
  return formatLocations(job.jobLocations) || (describeRemote(job.remoteOptions) ?? '');
}
