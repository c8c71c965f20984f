import type { RouteObject } from '@cleaning/ui/app';
import { type ComponentType, createElement, lazy } from 'react';

/** Each screen comes in its own file when its route is opened. */
const screen = (load: () => Promise<{ default: ComponentType }>) => createElement(lazy(load));

const routes: RouteObject[] = [
  { path: '/', element: screen(() => import('./home/HomeScreen')) },
  { path: '/services', element: screen(() => import('./services/ServicesScreen')) },
  { path: '/services/details', element: screen(() => import('./service-details/ServiceDetailsScreen')) },
  { path: '/products-and-equipments', element: screen(() => import('./products/ProductsScreen')) },
  { path: '/about-us', element: screen(() => import('./about-us/AboutUsScreen')) },
  { path: '/contact-us', element: screen(() => import('./contact-us/ContactUsScreen')) },
  { path: '/gallery', element: screen(() => import('./gallery/GalleryScreen')) },
  { path: '/invoice', element: screen(() => import('./invoice/InvoiceScreen')) },
  { path: '/login', element: screen(() => import('./login/LoginScreen')) },
  { path: '/register', element: screen(() => import('./register/RegisterScreen')) },
];

export default routes;
