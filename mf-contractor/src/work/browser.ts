/** Browsers that let a person allow the location in ways of their own; `…App`: the site is installed on the home screen. */
export type Browser = 'chrome' | 'samsung' | 'firefox' | 'safari' | 'androidApp' | 'iosApp' | 'other';

/**
 * Browser of a page, from its user agent. Browsers on iPhones all use the phone's settings, like Safari.
 * @param isInstalled whether the page runs as an installed app
 */
export function detectBrowser(userAgent: string, isInstalled: boolean): Browser {
  if (/iPhone|iPad|iPod/.test(userAgent)) return isInstalled ? 'iosApp' : 'safari';
  if (!userAgent.includes('Android')) return 'other';
  if (isInstalled) return 'androidApp';
  if (userAgent.includes('SamsungBrowser/')) return 'samsung';
  if (userAgent.includes('Firefox/')) return 'firefox';
  return 'chrome';
}

/** The browser of this page. */
export const getCurrentBrowser = (): Browser =>
  detectBrowser(navigator.userAgent, globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false);
