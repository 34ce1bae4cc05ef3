/** Instead of a place, for jobs without one. */
export const remoteLabels = { remote: 'Remote', hybrid: 'Hybrid' };

/** The first of several places, and how many more there are. */
export const moreLocations = (first: string, more: number) => `${first} +${more} more`;
