import './schemasWithoutEval';
import './styles.css';
import { prepareSession, type RouteObject, readToken, translation } from '@cleaning/ui/app';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Root } from './App';
import { loadWorkFrame, loadWorkFrameAfter } from './frame/loadFrame';
import { keepInstallQuestion } from './page/installQuestion';
import { federatedRoutes, loadLanguage } from './remote/loadRoutes';
import { loadScreen } from './remote/routesSource';
import { findRemote } from './routing/findRemote';
import { buildShellRoutes, FAILED_ROUTES } from './routing/routes';
import { createPrerenderedRouter } from './routing/untilLeft';
import { createWrittenRouter, type DataRouter } from './routing/writtenRouter';

const found = document.getElementById('root');
if (!found) throw new Error('The page has no #root');
const container = found;

const renderRoot = (router: DataRouter) => <Root remotes={federatedRoutes} router={router} />;
const loadBrowserRouter = async () =>
  (await import(/* webpackChunkName: "router" */ './routing/browserRouter')).makeBrowserRouter;

/** Routes of a prerendered page, once all its code is loaded, so that nothing disappears meanwhile. */
async function loadWrittenPages(pathname: string): Promise<RouteObject[]> {
  await Promise.all([loadScreen(federatedRoutes, pathname), prepareSession()]);
  try {
    return (await federatedRoutes.get('public')).default;
  } catch {
    // Shown by the boundary, with Retry.
    return [];
  }
}

async function start(): Promise<void> {
  const { pathname } = location;
  if (container.dataset.address !== pathname) {
    // The remote loads while the session is checked.
    federatedRoutes.get(findRemote(pathname));
    void prepareSession();
    const makeRouter = await loadBrowserRouter();
    createRoot(container).render(renderRoot(makeRouter(federatedRoutes)));
  } else if (history.state === null) {
    const pages = await loadWrittenPages(pathname);
    const change = async () => {
      const router = (await loadBrowserRouter())(federatedRoutes, pages);
      root.render(renderRoot(router));
      // Shows pages whose address has changed meanwhile.
      void router.revalidate();
      return router;
    };
    const preload = () => void loadBrowserRouter().catch(() => {});
    const root = hydrateRoot(
      container,
      renderRoot(createPrerenderedRouter(buildShellRoutes(pages), pathname, change, preload)),
    );
  } else {
    // An entry of the history that the router has seen before: it may have a state.
    const [makeRouter, pages] = await Promise.all([loadBrowserRouter(), loadWrittenPages(pathname)]);
    hydrateRoot(container, renderRoot(makeRouter(federatedRoutes, pages)));
  }
}

translation.load = loadLanguage;
keepInstallQuestion();
// Logged-in users need the work area's frame soon, if not now.
if (readToken() !== null) {
  if (findRemote(location.pathname) === 'contractor')
    loadWorkFrameAfter(Promise.resolve(federatedRoutes.get('contractor')));
  else void loadWorkFrame();
}
start().catch(() => {
  createRoot(container).render(renderRoot(createWrittenRouter(FAILED_ROUTES, location.pathname)));
});
