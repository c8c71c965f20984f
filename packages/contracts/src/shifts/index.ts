export * from './absences.js';
export * from './cover.js';
export * from './shift.js';
export * from './today.js';
