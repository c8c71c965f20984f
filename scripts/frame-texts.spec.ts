type Group = Readonly<Record<string, unknown>>;
type Named = { readonly [name in 'label' | 'title']?: string };

// Of two front ends, which do not import each other, and are no part of this project of TypeScript.
const { frameTexts } = jest.requireActual<{ frameTexts: Readonly<Record<string, Group>> }>(
  '../mf-contractor/src/languages/frameTexts',
);
const { i18n } = jest.requireActual<{ i18n: { load: (locale: string, messages: unknown) => void } }>(
  '../mf-contractor/src/languages/i18n',
);
const { messages } = jest.requireActual<{ messages: unknown }>('../mf-contractor/src/languages/en/shared');
const { FRAME, KEYS, PALETTE } = jest.requireActual<Readonly<Record<string, Group>>>('../shell/src/frame/texts');
const { TEXTS } = jest.requireActual<Readonly<Record<string, Group>>>('../shell/src/texts');
const { STEP_UP } = jest.requireActual<Readonly<Record<string, Group>>>('../shell/src/step-up/texts');
const { OWN_ENTRIES, USER_ENTRIES } = jest.requireActual<Readonly<Record<string, readonly ({ to: string } & Named)[]>>>(
  '../shell/src/navigation/entries',
);
const { DAILY_MENU } = jest.requireActual<Readonly<Record<string, readonly ({ to: string } & Named)[]>>>(
  '../shell/src/navigation/dailyMenu',
);
const { ROUTES } = jest.requireActual<
  Readonly<Record<string, readonly ({ path: string; audience: string } & Named)[]>>
>('../shell/src/routing/routeTable');

const OWN_AUDIENCES = ['contractors', 'account', 'waiting', 'people'];
const byAddress = (named: readonly [string, string | undefined][]): Group => Object.fromEntries(named);

/** What the shell shows around a sub-contractor's pages, by the areas of the catalogues. */
const OWN_TEXTS: Readonly<Record<string, Group>> = {
  frame: { ...FRAME },
  shell: { ...TEXTS },
  palette: { ...PALETTE },
  keys: { ...KEYS },
  stepUp: { ...STEP_UP },
  entries: byAddress([...(USER_ENTRIES ?? []), ...(OWN_ENTRIES ?? [])].map(({ to, label }) => [to, label])),
  daily: byAddress((DAILY_MENU ?? []).map(({ to, label }) => [to, label])),
  titles: byAddress(
    (ROUTES ?? []).filter(({ audience }) => OWN_AUDIENCES.includes(audience)).map(({ path, title }) => [path, title]),
  ),
};

const written = (text: unknown): unknown => (typeof text === 'function' ? [text('1'), text(0)] : text);

/** Texts of the desk in the same groups are not translated. */
const ofDesk = (area: string, key: string): boolean =>
  ({
    frame:
      /^(search|find|unread|changePassword|queues|create|icons|names|connected|disconnected|deskOffline|reconnecting|counts)$/,
    palette: /^(people|clients|quotes|invoices|all|ended)$/,
    keys: /^(palette|create|icons|heldRecords|approve|reject)$/,
  })[area]?.test(key) ?? false;

beforeAll(() => i18n.load('en', messages));

it.each(Object.entries(frameTexts))('the catalogues translate the very texts of %s', (area, texts) => {
  const group = OWN_TEXTS[area] ?? {};
  for (const [key, text] of Object.entries(texts)) {
    if (key === 'more') expect(group[key]).toMatchObject(text as Group);
    else expect([key, written(group[key])]).toEqual([key, written(text)]);
  }
});

/** Most texts of the shell itself are the website's. */
const ofFrame = Object.entries(frameTexts).filter(([area]) => area !== 'shell');

it.each(ofFrame)('no text of %s that a sub-contractor sees is left out', (area, texts) => {
  const left = Object.keys(OWN_TEXTS[area] ?? {}).filter((key) => !(key in texts) && !ofDesk(area, key));
  expect(left).toEqual([]);
});
