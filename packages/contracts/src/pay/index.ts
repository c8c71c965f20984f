export * from './adjustments.js';
export * from './contractor-report.js';
export type { PayIssue } from './fields.js';
export * from './payees.js';
export * from './payments.js';
export * from './reports.js';
export * from './runs.js';
export * from './settings.js';
