import { loadQueryLibrary, type RouteObject } from '@cleaning/ui/app';
import { screen } from './screen';

/** The one public screen that reads: what it reads with comes beside it, so that it never has to wait halfway. */
async function loadGallery() {
  const [gallery] = await Promise.all([
    import(/* webpackChunkName: "gallery" */ './gallery/GalleryScreen'),
    loadQueryLibrary(),
  ]);
  return gallery;
}

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
      () => import(/* webpackChunkName: "service-details" */ './service-details/ServiceDetailsScreen'),
    ),
  },
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
    ...screen('contact-us', () => import(/* webpackChunkName: "contact-us" */ './contact-us/ContactUsScreen')),
  },
  { path: '/gallery', ...screen('gallery', loadGallery) },
  { path: '/invoice', ...screen('invoice', () => import(/* webpackChunkName: "invoice" */ './invoice/InvoiceScreen')) },
  { path: '/login', ...screen('login', () => import(/* webpackChunkName: "login" */ './login/LoginScreen')) },
  {
    path: '/register',
    ...screen('register', () => import(/* webpackChunkName: "register" */ './register/RegisterScreen')),
  },
  { path: '/privacy', ...screen('privacy', () => import(/* webpackChunkName: "privacy" */ './privacy/PrivacyScreen')) },
];

export default routes;
