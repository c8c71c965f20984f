/** Minutes as people read hours: '12:30'. */
export const hoursText = (minutes: number): string =>
  `${Math.trunc(minutes / 60)}:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;
