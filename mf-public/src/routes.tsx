import { loadQueryLibrary, type RouteObject } from '@cleaning/ui/app';
import { type ComponentType, lazy, type ReactElement, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What the shell knows of a screen beyond its address. */
export interface ScreenHandle {
  /** The chunk that holds it. */
  readonly chunk: string;
  /** Loads the code, so that hydration of a prerendered page does not suspend. */
  readonly load: () => Promise<void>;
}

interface Source {
  readonly later: ComponentType;
  loaded: ComponentType | undefined;
}

function Screen({ source }: { source: Source }) {
  // Kept while the screen is shown: another component would lose its state.
  const [Content] = useState(() => source.loaded ?? source.later);
  return <Content />;
}

/** A screen in a chunk of its own, loaded when its route is opened. `load` names that chunk `chunk`. */
function screen(chunk: string, load: Load): { element: ReactElement; handle: ScreenHandle } {
  const source: Source = { later: lazy(load), loaded: undefined };
  const handle = {
    chunk,
    load: async () => {
      source.loaded = (await load()).default;
    },
  };
  // The key: another route is another screen.
  return { element: <Screen key={chunk} source={source} />, handle };
}

/** A screen that makes calls. The library for them loads beside it, so that the screen does not wait a second time. */
const calling = async (screen: ReturnType<Load>) => (await Promise.all([screen, loadQueryLibrary()]))[0];

const routes: RouteObject[] = [
  { path: '/', ...screen('home', () => import(/* webpackChunkName: "home" */ './home/HomeScreen')) },
  {
    path: '/services',
    ...screen('services', () => import(/* webpackChunkName: "services" */ './services/ServicesScreen')),
  },
  {
    path: '/services/details',
    ...screen(
      'service-details',
      () => import(/* webpackChunkName: "service-details" */ './services/ServiceDetailsScreen'),
    ),
  },
  {
    path: '/services/:service',
    ...screen('service-page', () => import(/* webpackChunkName: "service-page" */ './service-page/ServicePageScreen')),
  },
  { path: '/areas', ...screen('areas', () => import(/* webpackChunkName: "areas" */ './areas/AreasScreen')) },
  { path: '/areas/:area', ...screen('area', () => import(/* webpackChunkName: "area" */ './areas/AreaScreen')) },
  { path: '/careers', ...screen('careers', () => import(/* webpackChunkName: "careers" */ './careers/CareersScreen')) },
  {
    path: '/products-and-equipments',
    ...screen('products', () => import(/* webpackChunkName: "products" */ './products/ProductsScreen')),
  },
  {
    path: '/about-us',
    ...screen('about-us', () => import(/* webpackChunkName: "about-us" */ './about-us/AboutUsScreen')),
  },
  {
    path: '/contact-us',
    ...screen('contact-us', () => calling(import(/* webpackChunkName: "contact-us" */ './contact-us/ContactUsScreen'))),
  },
  {
    path: '/gallery',
    ...screen('gallery', () => calling(import(/* webpackChunkName: "gallery" */ './gallery/GalleryScreen'))),
  },
  { path: '/invoice', ...screen('invoice', () => import(/* webpackChunkName: "invoice" */ './invoice/InvoiceScreen')) },
  {
    path: '/login',
    ...screen('login', () => calling(import(/* webpackChunkName: "login" */ './login/LoginScreen'))),
  },
  {
    path: '/register',
    ...screen('register', () => calling(import(/* webpackChunkName: "register" */ './register/RegisterScreen'))),
  },
  {
    path: '/forgot-password',
    ...screen('forgot-password', () =>
      calling(import(/* webpackChunkName: "forgot-password" */ './login/ForgotPasswordScreen')),
    ),
  },
  {
    path: '/reset-password',
    ...screen('reset-password', () =>
      calling(import(/* webpackChunkName: "reset-password" */ './login/ResetPasswordScreen')),
    ),
  },
  {
    path: '/confirm-email',
    ...screen('confirm-email', () =>
      calling(import(/* webpackChunkName: "confirm-email" */ './login/ConfirmEmailScreen')),
    ),
  },
  {
    path: '/quote',
    ...screen('quote', () => calling(import(/* webpackChunkName: "quote" */ './quote/QuoteScreen'))),
  },
  {
    path: '/your-quote',
    ...screen('your-quote', () => calling(import(/* webpackChunkName: "your-quote" */ './your-quote/YourQuoteScreen'))),
  },
  {
    path: '/your-document',
    ...screen('your-document', () =>
      calling(import(/* webpackChunkName: "your-document" */ './your-document/YourDocumentScreen')),
    ),
  },
  {
    path: '/client',
    ...screen('client', () => calling(import(/* webpackChunkName: "client" */ './client/ClientScreen'))),
  },
  { path: '/privacy', ...screen('privacy', () => import(/* webpackChunkName: "privacy" */ './privacy/PrivacyScreen')) },
  {
    path: '/status',
    ...screen('status', () => calling(import(/* webpackChunkName: "status" */ './status/StatusScreen'))),
  },
];

export default routes;
