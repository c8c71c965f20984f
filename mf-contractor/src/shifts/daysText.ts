import { formatShortDate } from '@cleaning/ui';
import { absences as texts } from '../texts';

/** Days of an absence as people read them. */
export const formatDays = (from: string, until: string): string =>
  from === until ? formatShortDate(from) : texts.days(formatShortDate(from), formatShortDate(until));
