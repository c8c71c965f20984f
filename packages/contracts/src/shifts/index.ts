export * from './shift.js';
