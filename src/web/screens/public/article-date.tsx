const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function ArticleDate({ day }: { day: string }) {
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
}
