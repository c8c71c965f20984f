import './schemas-without-eval';
import './styles.css';
import { BrowserRouter, prepareSession } from '@cleaning/ui/app';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Root } from './app';
import { federatedRoutes } from './remote/load-routes';
import { loadScreen } from './remote/routes-source';
import { routeOf } from './routing/route-table';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const root = (
  <Root routes={federatedRoutes} router={(app) => <BrowserRouter useTransitions={false}>{app}</BrowserRouter>} />
);

const session = prepareSession();
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
