/** For prerendering and specs; not part of the code that browsers load. */
export { createStaticRouter, matchRoutes, StaticRouter } from 'react-router-dom';
export { SITE_DATA_ID } from './app/site';
