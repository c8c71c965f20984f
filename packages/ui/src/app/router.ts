/**
 * The parts of the router that this product uses. Sharing the whole package would stop tree shaking,
 * and a second copy would have its own context: every front end imports the router from here.
 */
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
