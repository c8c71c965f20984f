export * from './absences.js';
export * from './calendar.js';
export * from './cover.js';
export * from './fence.js';
export * from './holidays.js';
export * from './shift.js';
export * from './today.js';
export * from './week-plan.js';
