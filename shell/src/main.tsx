import './schemasWithoutEval';
import './styles.css';
import { askNewest, BrowserRouter, prepareSession, readToken } from '@cleaning/ui/app';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Root } from './App';
import { loadWorkFrame } from './frame/loadFrame';
import { keepInstallQuestion } from './page/installQuestion';
import { federatedRoutes } from './remote/loadRoutes';
import { loadScreen } from './remote/routesSource';
import { routeOf } from './routing/routeTable';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const root = (
  <Root routes={federatedRoutes} router={(app) => <BrowserRouter useTransitions={false}>{app}</BrowserRouter>} />
);

keepInstallQuestion();
addEventListener('popstate', askNewest);
const session = prepareSession();
// Whoever is logged in needs the work area's frame, if not here then soon.
if (readToken() !== null) void loadWorkFrame();
const { pathname } = location;
const route = routeOf(pathname);
if (route && container.dataset.address === pathname) {
  // A prerendered page. Hydrated once all of its code is loaded, so that nothing disappears meanwhile.
  Promise.all([loadScreen(federatedRoutes, route, pathname), session]).then(() => hydrateRoot(container, root));
} else {
  // The remote loads while the session is checked.
  if (route) federatedRoutes.get(route.remote);
  createRoot(container).render(root);
}
