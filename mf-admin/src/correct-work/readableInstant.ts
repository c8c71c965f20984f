const READABLE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Australia/Adelaide',
});

/** An ISO 8601 instant in the company's time. */
export const readableInstant = (instant: string): string => READABLE.format(new Date(instant));
