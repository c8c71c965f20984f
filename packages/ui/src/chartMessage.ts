import { localizeTexts } from '@cleaning/ui/app';

export const texts = localizeTexts('chartMessage', {
  most: (name: string, value: string) => `Highest: ${name}, ${value}`,
});

interface Figures {
  /** Name of each value, in order of time. */
  names: readonly string[];
  values: readonly number[];
  /** A value with its unit: '212 hours'. */
  write: (value: number) => string;
}

/** Compares the last value with the one before: 'October 2026: 212 hours, 8% more than September 2026'. */
export function describeChange({ names, values, write }: Figures): string {
  const last = values.length - 1;
  const [now, before, name] = [values[last], values[last - 1], names[last - 1]];
  if (now === undefined) return '';
  const said = `${names[last]}: ${write(now)}`;
  if (before === undefined) return said;
  if (before === 0) return now === 0 ? `${said}, the same as ${name}` : `${said}, none in ${name}`;
  const percent = Math.round((100 * (now - before)) / Math.abs(before));
  if (percent === 0) return `${said}, about the same as ${name}`;
  return `${said}, ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than ${name}`;
}

/** The largest value: 'Highest: Wed 18/11/2026, A$120.00'. Empty if none is above zero. */
export function describeLargest({ names, values, write }: Figures): string {
  const largest = Math.max(...values, 0);
  return largest === 0 ? '' : texts.most(names[values.indexOf(largest)] ?? '', write(largest));
}
