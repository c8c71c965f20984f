/** For pages that are written ahead and taken over as they were written, and for specs. */
export { createStaticRouter, matchRoutes, StaticRouter } from 'react-router-dom';
