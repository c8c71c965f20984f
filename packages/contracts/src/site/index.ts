export * from './colour.js';
export * from './company.js';
export * from './first-company.js';
export * from './pictures.js';
export * from './site-data.js';
export * from './texts.js';
