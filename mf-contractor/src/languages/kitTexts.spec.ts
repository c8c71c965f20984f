import { uiTexts } from '@cleaning/ui/texts';
import { messages } from './en/shared';
import { i18n } from './i18n';
import { kitTexts } from './kitTexts';

type Text = string | ((...given: unknown[]) => string) | { readonly [key: string]: Text };

/** What texts say, by their paths; those with arguments once for one of a thing and once for several. */
function said(text: Text, path: string): [string, string][] {
  if (typeof text === 'function') return [1, 2].map((given) => [`${path}(${given})`, text(given, given, given)]);
  if (typeof text === 'string') return [[path, text]];
  return Object.keys(text)
    .sort()
    .flatMap((key) => said(text[key] ?? '', `${path}.${key}`));
}

it('translates the very texts of packages/ui', () => {
  i18n.load('en', messages);
  expect(said(kitTexts as unknown as Text, 'ui')).toEqual(said(uiTexts as unknown as Text, 'ui'));
});
