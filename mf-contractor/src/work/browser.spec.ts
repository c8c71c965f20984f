import { detectBrowser } from './browser';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['chrome', CHROME, false],
  ['androidApp', CHROME, true],
  ['samsung', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, false],
  ['firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', false],
  ['safari', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, false],
  ['safari', `${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, false],
  ['iosApp', `${IPHONE} Mobile/15E148`, true],
  ['other', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', false],
])('detects %s for %s, installed: %s', (browser, userAgent, isInstalled) =>
  expect(detectBrowser(userAgent, isInstalled)).toBe(browser),
);
