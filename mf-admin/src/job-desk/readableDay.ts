const READABLE = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day YYYY-MM-DD as people read it. Business days carry no time zone. */
export const readableDay = (day: string) => READABLE.format(new Date(`${day}T00:00:00Z`));
