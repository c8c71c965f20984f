/** The router for pages that are written at build; not part of what the browser loads. */
export { StaticRouter } from 'react-router-dom';
