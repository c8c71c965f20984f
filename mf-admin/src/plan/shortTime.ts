/**
 * '06:00-08:00' as '6–8', '18:30-20:30' as '18:30–20:30': a line of the grid has room for little more. The start of a quick job alone keeps
 * its minutes, so that it reads as a time.
 */
export function formatShortTime(time: string): string {
  const [start = '', end] = time.split('-').map((each) => each.replace(/^0(?=\d)/, ''));
  return end === undefined ? start : [start, end].map((each) => each.replace(/:00$/, '')).join('–');
}
