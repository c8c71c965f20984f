type Group = Readonly<Record<string, unknown>>;
interface Handle {
  readonly title: string;
  readonly audience: string;
  readonly menu?: { readonly contractor?: { readonly label: string } };
  readonly daily?: { readonly label: string };
}

// The two front ends don't import each other and belong to other TypeScript projects.
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
const { handles } = jest.requireActual<{ handles: Readonly<Record<string, Handle>> }>('../mf-contractor/src/handles');

const OWN_AUDIENCES = ['contractors', 'account', 'waiting', 'people'];
const own = Object.entries(handles).filter(([, { audience }]) => OWN_AUDIENCES.includes(audience));

/** Texts of the pages that have one, by address. */
const groupByAddress = (getText: (handle: Handle) => string | undefined): Group =>
  Object.fromEntries(
    own.flatMap(([path, handle]) => {
      const text = getText(handle);
      return text === undefined ? [] : [[path, text]];
    }),
  );

/** Texts of the shell around a sub-contractor's pages, by catalogue area. */
const OWN_TEXTS: Readonly<Record<string, Group>> = {
  frame: { ...FRAME },
  shell: { ...TEXTS },
  palette: { ...PALETTE },
  keys: { ...KEYS },
  stepUp: { ...STEP_UP },
  entries: groupByAddress(({ menu }) => menu?.contractor?.label),
  daily: groupByAddress(({ daily }) => daily?.label),
  titles: groupByAddress(({ title }) => title),
};

const renderText = (text: unknown): unknown => (typeof text === 'function' ? [text('1'), text(0)] : text);

/** Desk texts in the same groups, which are not translated. */
const ofDesk = (area: string, key: string): boolean =>
  ({
    frame:
      /^(search|find|unread|changePassword|gallery|create|icons|names|connected|disconnected|deskOffline|reconnecting)$/,
    palette: /^(people|clients|quotes|invoices|all|ended)$/,
    keys: /^(palette|create|icons|heldRecords|approve|reject)$/,
  })[area]?.test(key) ?? false;

beforeAll(() => i18n.load('en', messages));

it.each(Object.entries(frameTexts))('translates the same texts of %s that the shell shows', (area, texts) => {
  const group = OWN_TEXTS[area] ?? {};
  for (const [key, text] of Object.entries(texts)) {
    if (key === 'more') expect(group[key]).toMatchObject(text as Group);
    else expect([key, renderText(group[key])]).toEqual([key, renderText(text)]);
  }
});

/** Most shell texts belong to the website. */
const ofFrame = Object.entries(frameTexts).filter(([area]) => area !== 'shell');

it.each(ofFrame)('translates every text of %s that a sub-contractor sees', (area, texts) => {
  const left = Object.keys(OWN_TEXTS[area] ?? {}).filter((key) => !(key in texts) && !ofDesk(area, key));
  expect(left).toEqual([]);
});
