import { feedbackTexts } from '@cleaning/ui';
import { DAILY_MENU } from '../navigation/dailyMenu';
import { OWN_ENTRIES, OWN_GROUP, USER_ENTRIES } from '../navigation/entries';
import { ROUTES } from '../routing/routeTable';
import { STEP_UP } from '../step-up/texts';
import { TEXTS } from '../texts';
import { FRAME, KEYS, PALETTE } from './texts';

type Named = { readonly [name in 'label' | 'title']?: string };

/** Texts of a list by the addresses that they belong to: what is written into this is written into the list. */
function linked<Item extends Named>(
  items: readonly Item[],
  addressOf: (item: Item) => string,
  name: keyof Named,
): object {
  const texts = {};
  for (const item of items)
    Object.defineProperty(texts, addressOf(item), {
      enumerable: true,
      get: () => item[name],
      set: (text: string) => Object.assign(item, { [name]: text }),
    });
  return texts;
}

const OWN_AUDIENCES = ['contractors', 'account', 'waiting', 'people'];

/** What the shell shows around a sub-contractor's pages, by the areas of the catalogues (mf-contractor/src/languages/frame.ts). */
export const OWN_TEXTS: Readonly<Record<string, object>> = {
  frame: FRAME,
  shell: TEXTS,
  palette: PALETTE,
  keys: KEYS,
  stepUp: STEP_UP,
  'ui.feedback': feedbackTexts,
  entries: linked([...USER_ENTRIES, ...OWN_ENTRIES], ({ to }) => to, 'label'),
  daily: linked(DAILY_MENU, ({ to }) => to, 'label'),
  titles: linked(
    ROUTES.filter(({ audience }) => OWN_AUDIENCES.includes(audience)),
    ({ path }) => path,
    'title',
  ),
  'frame.more': linked([OWN_GROUP], () => 'contractor', 'label'),
};
