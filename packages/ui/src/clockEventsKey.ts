/**
 * Key in localStorage of the clock events that wait on the device until the server accepts or refuses them, as a JSON
 * array. Renaming it loses what earlier builds have stored.
 */
export const CLOCK_EVENTS_KEY = 'clock-events';
