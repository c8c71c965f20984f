import './schemas-without-eval';
import { BrowserRouter, prepareSession } from '@cleaning/ui/app';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { federatedRoutes } from './remote/load-routes';
import { loadScreen } from './remote/load-screen';
import { Root } from './root';
import { routeOf } from './routing/route-table';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const root = (
  <Root routes={federatedRoutes} router={(app) => <BrowserRouter useTransitions={false}>{app}</BrowserRouter>} />
);

const session = prepareSession();
const { pathname } = location;
const route = routeOf(pathname);
if (route && container.dataset.address === pathname) {
  // The page stands there already. It is taken over when all of its code is there, so that nothing on it goes away meanwhile.
  Promise.all([loadScreen(federatedRoutes, route, pathname), session]).then(() => hydrateRoot(container, root));
} else {
  // The address tells the remote: it loads while the session is checked.
  if (route) federatedRoutes.get(route.remote);
  createRoot(container).render(root);
}
