/**
 * '06:00-08:00' as '6–8', '18:30-20:30' as '18:30–20:30', because lines of the grid are short. A quick job's start
 * keeps its minutes, so that it reads as a time.
 */
export function formatShortTime(time: string): string {
  const [start = '', end] = time.split('-').map((each) => each.replace(/^0(?=\d)/, ''));
  return end === undefined ? start : [start, end].map((each) => each.replace(/:00$/, '')).join('–');
}
