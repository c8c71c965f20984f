/** Browsers that let a person allow the location in ways of their own; `…App`: the site is installed on the home screen. */
export type Browser = 'chrome' | 'samsung' | 'firefox' | 'safari' | 'androidApp' | 'iosApp' | 'other';

/**
 * Which one a page runs in, by the user agent that it sends. Browsers on iPhones all ask the settings of the phone, as Safari does.
 * @param isInstalled whether the page runs without the browser around it
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
