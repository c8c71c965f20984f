export * from './calls.js';
export * from './job-calls.js';
export * from './kinds.js';
export * from './work-hours.js';
