const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A failed attempt is made again after this. */
const RETRY_MS = HOUR_MS;
const DRILL_INTERVAL_MS = 30 * DAY_MS;

export const isTimeOfDay = (text) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(text);

/** The latest moment at or before `now` that a clock of this process' time zone showed `at`. @param at 'HH:MM' */
export function getLatestMoment(at, now) {
  const [hours, minutes] = at.split(':').map(Number);
  const moment = new Date(now);
  moment.setHours(hours, minutes, 0, 0);
  if (moment.valueOf() > now) moment.setDate(moment.getDate() - 1);
  return moment.valueOf();
}

/**
 * Whether a backup is to be taken now. The first one at once.
 * @param state moments in milliseconds: `taken` of the last good one, `tried` of the last attempt
 */
export const isBackupDue = ({ taken = 0, tried = 0 }, at, now) =>
  taken < getLatestMoment(at, now) && (tried <= taken || now - tried >= RETRY_MS);

/** Whether the newest backup, whose copy did not get to the other machine, is to be sent again. */
export const isSendDue = ({ taken = 0, sent = 0, tried = 0, good }, now) =>
  good === 'no' && taken > sent && now - tried >= RETRY_MS;

/** Whether a backup is to be restored for a trial: after the first one, and each month. */
export const isDrillDue = ({ taken = 0, drilled = 0 }, now) => taken > 0 && now - drilled >= DRILL_INTERVAL_MS;
