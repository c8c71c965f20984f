/**
 * Where localStorage has the clock events that a device keeps until the server has taken or refused them, as a JSON array. A name that
 * changes loses what an earlier build has kept.
 */
export const CLOCK_EVENTS_KEY = 'clock-events';
