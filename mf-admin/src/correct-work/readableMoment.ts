import { readableDay } from '../job-desk/readableDay';

/** A moment YYYY-MM-DDTHH:MM of business time as people read it. */
export const readableMoment = (moment: string): string =>
  `${readableDay(moment.slice(0, 10))}, ${moment.slice(11, 16)}`;
