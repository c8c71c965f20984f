const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Pause after a failed attempt. */
const RETRY_MS = HOUR_MS;
const DRILL_INTERVAL_MS = 30 * DAY_MS;

export const isTimeOfDay = (text) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(text);

/** The last time up to `now` at which it was `at` in this process' time zone. @param at 'HH:MM' */
export function getLatestMoment(at, now) {
  const [hours, minutes] = at.split(':').map(Number);
  const moment = new Date(now);
  moment.setHours(hours, minutes, 0, 0);
  if (moment.valueOf() > now) moment.setDate(moment.getDate() - 1);
  return moment.valueOf();
}

/**
 * The first backup is due at once.
 * @param state times in milliseconds: `taken` of the last good backup, `tried` of the last attempt
 */
export const isBackupDue = ({ taken = 0, tried = 0 }, at, now) =>
  taken < getLatestMoment(at, now) && (tried <= taken || now - tried >= RETRY_MS);

/** Whether to send the newest backup again, because sending it failed. */
export const isSendDue = ({ taken = 0, sent = 0, tried = 0, good }, now) =>
  good === 'no' && taken > sent && now - tried >= RETRY_MS;

/** A trial restore is due after the first backup, and then every month. */
export const isDrillDue = ({ taken = 0, drilled = 0 }, now) => taken > 0 && now - drilled >= DRILL_INTERVAL_MS;
