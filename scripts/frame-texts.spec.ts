type Group = Readonly<Record<string, unknown>>;

// Of two front ends, which do not import each other, and are no part of this project of TypeScript.
const { frame } = jest.requireActual<{ frame: Readonly<Record<string, Group>> }>(
  '../mf-contractor/src/languages/frame',
);
const { OWN_TEXTS } = jest.requireActual<{ OWN_TEXTS: Readonly<Record<string, Group>> }>('../shell/src/frame/ownTexts');

const written = (text: unknown): unknown => (typeof text === 'function' ? text('1') : text);

/** Texts of the desk in the same groups are not translated. */
const ofDesk = (area: string, key: string): boolean =>
  ({
    frame:
      /^(search|find|unread|changePassword|queues|create|icons|names|connected|disconnected|deskOffline|reconnecting|counts)$/,
    palette: /^(people|clients|quotes|invoices|all|ended)$/,
    keys: /^(palette|create|icons|heldRecords|approve|reject)$/,
  })[area]?.test(key) ?? false;

it.each(Object.entries(frame))('the catalogues translate the very texts of %s', (area, texts) => {
  const group = OWN_TEXTS[area] ?? {};
  for (const [key, text] of Object.entries(texts)) {
    const own = key === 'more' ? OWN_TEXTS['frame.more'] : group[key];
    expect([key, typeof own === 'object' ? { ...own } : written(own)]).toEqual([key, written(text)]);
  }
});

/** Most texts of the shell itself are the website's. */
const ofFrame = Object.entries(frame).filter(([area]) => area !== 'shell');

it.each(ofFrame)('no text of %s that a sub-contractor sees is left out', (area, texts) => {
  const left = Object.keys(OWN_TEXTS[area] ?? {}).filter((key) => !(key in texts) && !ofDesk(area, key));
  expect(left).toEqual([]);
});
