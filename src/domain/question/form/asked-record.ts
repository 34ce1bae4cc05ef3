/** Something that was never done to or by a person, and when: a no to the wider question answers the narrower one. */
export interface AskedRecord {
  topic: string;
  /** What may have happened, each on its own. */
  events: readonly string[];
  /** A number of years, or `ever`. */
  window: string;
}

export function nameRecord({ topic, events: happened, window }: AskedRecord): string {
  return `record.${topic}.${happened.toSorted().join('+')}.${window}`;
}

/** Whether a no to the first is a no to the second. */
export function covers(wide: string, { topic, events: happened, window }: AskedRecord): boolean {
  const [, itsTopic, itsEvents = '', itsWindow] = wide.split('.');
  const isLonger = itsWindow === 'ever' || (window !== 'ever' && Number(itsWindow) >= Number(window));
  return itsTopic === topic && isLonger && happened.every((one) => itsEvents.split('+').includes(one));
}
