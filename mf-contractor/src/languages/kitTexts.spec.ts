import { uiTexts } from '@cleaning/ui/texts';
import { messages } from './en/shared';
import { i18n } from './i18n';
import { kitTexts } from './kitTexts';

type Text = string | ((...given: unknown[]) => string) | { readonly [key: string]: Text };

/** All texts by path. Functions are called with 1 and 2, for singular and plural. */
function listTexts(text: Text, path: string): [string, string][] {
  if (typeof text === 'function') return [1, 2].map((given) => [`${path}(${given})`, text(given, given, given)]);
  if (typeof text === 'string') return [[path, text]];
  return Object.keys(text)
    .sort()
    .flatMap((key) => listTexts(text[key] ?? '', `${path}.${key}`));
}

it('has the same English texts as packages/ui', () => {
  i18n.load('en', messages);
  expect(listTexts(kitTexts as unknown as Text, 'ui')).toEqual(listTexts(uiTexts as unknown as Text, 'ui'));
});
