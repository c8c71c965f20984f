import { shortDay } from '@cleaning/ui';
import { absences as texts } from '../texts';

/** Days of an absence as people read them. */
export const formatDays = (from: string, until: string): string =>
  from === until ? shortDay(from) : texts.days(shortDay(from), shortDay(until));
