import { loadQueryLibrary, type RouteObject } from '@cleaning/ui/app';
import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import { handles, type PublicHandle } from './handles';
import type { WrittenPart } from './late/writtenPart';

type Load = () => Promise<{ default: ComponentType }>;

/** The shell's information about a page, including its chunk. */
export interface ScreenHandle extends PublicHandle {
  /** Name of the chunk. */
  readonly chunk: string;
  /** Loads the code, so that hydration of a prerendered page doesn't suspend. */
  readonly load: () => Promise<void>;
}

interface Source {
  readonly later: ComponentType;
  loaded: ComponentType | undefined;
}

function Screen({ source }: { source: Source }) {
  // Stays the same while the screen is shown: another component would lose its state.
  const [Content] = useState(() => source.loaded ?? source.later);
  return <Content />;
}

interface RouteScreen extends Pick<ScreenHandle, 'chunk' | 'load'> {
  readonly element: ReactElement;
}

let count = 0;

/** A screen in a chunk that is loaded when its route opens. `load` gives the chunk the name `chunk`. */
function createScreen(chunk: string, load: Load, loadFirst = load): RouteScreen {
  const source: Source = { later: lazy(load), loaded: undefined };
  count += 1;
  return {
    // The key remounts another screen.
    element: <Screen key={count} source={source} />,
    chunk,
    load: async () => {
      source.loaded = (await loadFirst()).default;
    },
  };
}

/**
 * A screen with a part that has its own code. On a prerendered page, the screen hydrates without the part; visitors who
 * follow a link wait for both.
 */
function createScreenWithPart(
  chunk: string,
  load: () => Promise<{ default: ComponentType; part: WrittenPart }>,
): RouteScreen {
  const loadWhole = async () => {
    const found = await load();
    await found.part.load();
    return found;
  };
  const loadFirstPart = async () => {
    const found = await load();
    // Without a document the page is being written.
    if (typeof document === 'undefined' || !found.part.isWritten()) await found.part.load();
    return found;
  };
  return createScreen(chunk, loadWhole, loadFirstPart);
}

/** A screen that makes calls. The library for them loads in parallel, so that the screen doesn't wait twice. */
const withQueryLibrary = async (screen: ReturnType<Load>) => (await Promise.all([screen, loadQueryLibrary()]))[0];

const servicePage = createScreenWithPart(
  'service-page',
  () => import(/* webpackChunkName: "service-page" */ './service-page/ServicePageScreen'),
);
const areaPage = createScreenWithPart('areas', () => import(/* webpackChunkName: "areas" */ './areas/AreaScreen'));

const screens: Readonly<Record<keyof typeof handles, RouteScreen>> = {
  '/': createScreen('home', () => import(/* webpackChunkName: "home" */ './home/HomeScreen')),
  '/services': createScreen('services', () => import(/* webpackChunkName: "services" */ './services/ServicesScreen')),
  '/services/details': createScreen(
    'service-details',
    () => import(/* webpackChunkName: "service-details" */ './services/ServiceDetailsScreen'),
  ),
  '/services/building-cleaning': servicePage,
  '/services/retail-cleaning': servicePage,
  '/services/office-cleaning': servicePage,
  '/services/window-cleaning': servicePage,
  '/services/carpet-cleaning': servicePage,
  '/services/end-of-lease-cleaning': servicePage,
  '/areas': createScreen('areas', () => import(/* webpackChunkName: "areas" */ './areas/AreasScreen')),
  '/areas/adelaide-city': areaPage,
  '/areas/eastern-suburbs': areaPage,
  '/areas/unley-and-inner-south': areaPage,
  '/areas/northern-suburbs': areaPage,
  '/areas/adelaide-hills': areaPage,
  '/areas/western-suburbs': areaPage,
  '/areas/port-adelaide': areaPage,
  '/areas/glenelg-and-marion': areaPage,
  '/areas/southern-suburbs': areaPage,
  '/careers': createScreen('careers', () => import(/* webpackChunkName: "careers" */ './careers/CareersScreen')),
  '/products-and-equipments': createScreen(
    'products',
    () => import(/* webpackChunkName: "products" */ './products/ProductsScreen'),
  ),
  '/about-us': createScreen('about-us', () => import(/* webpackChunkName: "about-us" */ './about-us/AboutUsScreen')),
  '/contact-us': createScreenWithPart(
    'contact-us',
    () => import(/* webpackChunkName: "contact-us" */ './contact-us/ContactUsScreen'),
  ),
  '/gallery': createScreenWithPart(
    'gallery',
    () => import(/* webpackChunkName: "gallery" */ './gallery/GalleryScreen'),
  ),
  '/invoice': createScreen('invoice', () => import(/* webpackChunkName: "invoice" */ './invoice/InvoiceScreen')),
  '/login': createScreenWithPart('login', () => import(/* webpackChunkName: "login" */ './login/LoginScreen')),
  '/login/oidc': createScreen('provider-login', () =>
    withQueryLibrary(import(/* webpackChunkName: "provider-login" */ './login/ProviderLoginScreen')),
  ),
  '/register': createScreenWithPart(
    'register',
    () => import(/* webpackChunkName: "register" */ './register/RegisterScreen'),
  ),
  '/forgot-password': createScreen('forgot-password', () =>
    withQueryLibrary(import(/* webpackChunkName: "forgot-password" */ './login/ForgotPasswordScreen')),
  ),
  '/reset-password': createScreen('reset-password', () =>
    withQueryLibrary(import(/* webpackChunkName: "reset-password" */ './login/ResetPasswordScreen')),
  ),
  '/confirm-email': createScreen('confirm-email', () =>
    withQueryLibrary(import(/* webpackChunkName: "confirm-email" */ './login/ConfirmEmailScreen')),
  ),
  '/quote': createScreenWithPart('quote', () => import(/* webpackChunkName: "quote" */ './quote/QuoteScreen')),
  '/your-quote': createScreen('your-quote', () =>
    withQueryLibrary(import(/* webpackChunkName: "your-quote" */ './your-quote/YourQuoteScreen')),
  ),
  '/your-document': createScreen('your-document', () =>
    withQueryLibrary(import(/* webpackChunkName: "your-document" */ './your-document/YourDocumentScreen')),
  ),
  '/client': createScreen('client', () =>
    withQueryLibrary(import(/* webpackChunkName: "client" */ './client/ClientScreen')),
  ),
  '/privacy': createScreen('privacy', () => import(/* webpackChunkName: "privacy" */ './privacy/PrivacyScreen')),
  '/status': createScreen('status', () =>
    withQueryLibrary(import(/* webpackChunkName: "status" */ './status/StatusScreen')),
  ),
};

const routes: RouteObject[] = Object.entries(handles).map(([path, facts]) => {
  const { chunk, load, element } = screens[path as keyof typeof handles];
  const handle: ScreenHandle = { ...facts, chunk, load };
  return { path, element, handle };
});

export default routes;
