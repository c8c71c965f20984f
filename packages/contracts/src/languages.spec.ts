import { pickLanguage } from './languages.js';

it.each([
  [['ne-NP', 'en'], 'ne'],
  [['fr-FR', 'es-419'], 'es'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-Hant-TW', 'vi'], 'vi'],
  [['de'], 'en'],
  [[], 'en'],
])('of a browser with %j the app has %s', (tags, expected) => {
  expect(pickLanguage(tags)).toBe(expected);
});
