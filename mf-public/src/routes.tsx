import { loadQueryLibrary, type RouteObject } from '@cleaning/ui/app';
import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import type { WrittenPart } from './late/writtenPart';

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

interface RouteScreen {
  element: ReactElement;
  handle: ScreenHandle;
}

let screens = 0;

/** A screen in a chunk that is loaded when its route is opened. `load` names that chunk `chunk`. */
function screen(chunk: string, load: Load, loadFirst = load): RouteScreen {
  const source: Source = { later: lazy(load), loaded: undefined };
  const handle = {
    chunk,
    load: async () => {
      source.loaded = (await loadFirst()).default;
    },
  };
  screens += 1;
  // The key: another route is another screen.
  return { element: <Screen key={screens} source={source} />, handle };
}

/**
 * A screen with a part that has code of its own. Where the page is written ahead, the screen takes it over without what was written; whoever
 * comes by a link waits for both.
 */
function screenWith(chunk: string, load: () => Promise<{ default: ComponentType; part: WrittenPart }>): RouteScreen {
  const whole = async () => {
    const found = await load();
    await found.part.load();
    return found;
  };
  const first = async () => {
    const found = await load();
    // Without a document the page is being written.
    if (typeof document === 'undefined' || !found.part.isWritten()) await found.part.load();
    return found;
  };
  return screen(chunk, whole, first);
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
    ...screenWith(
      'service-page',
      () => import(/* webpackChunkName: "service-page" */ './service-page/ServicePageScreen'),
    ),
  },
  { path: '/areas', ...screen('areas', () => import(/* webpackChunkName: "areas" */ './areas/AreasScreen')) },
  { path: '/areas/:area', ...screenWith('areas', () => import(/* webpackChunkName: "areas" */ './areas/AreaScreen')) },
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
    ...screenWith('contact-us', () => import(/* webpackChunkName: "contact-us" */ './contact-us/ContactUsScreen')),
  },
  {
    path: '/gallery',
    ...screenWith('gallery', () => import(/* webpackChunkName: "gallery" */ './gallery/GalleryScreen')),
  },
  { path: '/invoice', ...screen('invoice', () => import(/* webpackChunkName: "invoice" */ './invoice/InvoiceScreen')) },
  {
    path: '/login',
    ...screenWith('login', () => import(/* webpackChunkName: "login" */ './login/LoginScreen')),
  },
  {
    path: '/register',
    ...screenWith('register', () => import(/* webpackChunkName: "register" */ './register/RegisterScreen')),
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
    ...screenWith('quote', () => import(/* webpackChunkName: "quote" */ './quote/QuoteScreen')),
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
