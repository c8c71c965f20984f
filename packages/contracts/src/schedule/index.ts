export * from './occurrences.js';
export * from './schedule-text.js';
export * from './slot-schedule.js';
export * from './timetable-rows.js';
