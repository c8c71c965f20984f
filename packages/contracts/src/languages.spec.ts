import { pickLanguage } from './languages.js';

it.each([
  [['ne-NP', 'en'], 'ne'],
  [['fr-FR', 'es-419'], 'es'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-Hant-TW', 'vi'], 'vi'],
  [['de'], 'en'],
  [[], 'en'],
])('picks for the browser languages %j the app language %s', (tags, expected) => {
  expect(pickLanguage(tags)).toBe(expected);
});
