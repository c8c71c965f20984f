export * from './approvals.js';
export * from './attention.js';
export * from './done-work.js';
export * from './job-editing.js';
export * from './overview.js';
export * from './search.js';
export * from './settlements.js';
