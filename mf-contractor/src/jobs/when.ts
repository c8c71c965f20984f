const FORMAT = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day YYYY-MM-DD as people read it: 'Mon, 7 Sept 2026'. Business days carry no time zone. */
export const readableDay = (day: string) => FORMAT.format(new Date(`${day}T00:00:00Z`));
