/** For pages that are prerendered and taken over as they were written, and for specs; not part of what the browser loads. */
export { createStaticRouter, matchRoutes, StaticRouter } from 'react-router-dom';
export { SITE_DATA_ID } from './app/site';
