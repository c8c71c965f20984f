export type { PayIssue } from './fields.js';
export * from './payees.js';
export * from './runs.js';
export * from './settings.js';
