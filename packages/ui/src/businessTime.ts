import * as texts from '@cleaning/contracts';

/** For a build's pages, before the company's data is inserted. */
const DEFAULT_ZONE = 'Australia/Adelaide';

/** The company's time zone. The page brings it (the shell's `prerender/document.ts`), and so does the session's user (`app/Session.tsx`). */
const getBusinessZone = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.timeZone) ?? DEFAULT_ZONE;

/** Today in business time, YYYY-MM-DD. */
export const getBusinessToday = (now: Date = new Date()): string => texts.getBusinessToday(getBusinessZone(), now);

/** An instant in business time as 'YYYY-MM-DDTHH:MM'. */
export const toBusinessMoment = (instant: Date): string => texts.formatMoment(instant, getBusinessZone());

/** A text in which each ISO date, moment and instant is written as people read it. */
export const replaceIsoDates = (text: string): string => texts.replaceIsoDates(text, getBusinessZone());
