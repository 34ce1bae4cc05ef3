/** The two inputs of an event: a US date, and a time as the browser's own input writes it, or nothing. */
export interface EventTime {
  day: string;
  time: string;
}

interface StoredTime {
  at: string;
  timed: boolean;
}

/** Today without a time, unless there is something to start from. */
export function readEventTime(start: StoredTime | undefined): EventTime {
  const moment = start ? new Date(start.at) : new Date();
  if (start && !start.timed) {
    const [year, month, day] = start.at.slice(0, 10).split('-');
    return { day: `${month}/${day}/${year}`, time: '' };
  }
  const day = `${two(moment.getMonth() + 1)}/${two(moment.getDate())}/${moment.getFullYear()}`;
  return { day, time: start ? `${two(moment.getHours())}:${two(moment.getMinutes())}` : '' };
}

/** With a time: that moment on the person's clock. Without: the day, at noon Eastern. */
export function writeEventTime({ day, time }: EventTime): StoredTime {
  const [month, date, year] = day.split('/').map(Number) as [number, number, number];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  if (time === '') return { at: new Date(Date.UTC(year, month - 1, date, 17)).toISOString(), timed: false };
  return { at: new Date(year, month - 1, date, hour, minute).toISOString(), timed: true };
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
