export * from './calls.js';
export * from './kinds.js';
