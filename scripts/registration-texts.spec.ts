type Texts = Readonly<Record<string, unknown>>;

// The two front ends don't import each other and belong to other TypeScript projects.
const { ENGLISH_REGISTER } = jest.requireActual<{ ENGLISH_REGISTER: Texts }>('../mf-public/src/register/texts');
const { registerTexts } = jest.requireActual<{ registerTexts: { register: Texts } }>(
  '../mf-contractor/src/languages/registerTexts',
);
const { i18n } = jest.requireActual<{
  i18n: { load: (locale: string, messages: unknown) => void; activate: (locale: string) => void };
}>('../mf-contractor/src/languages/i18n');
const { messages } = jest.requireActual<{ messages: unknown }>('../mf-contractor/src/languages/es/shared');

/** Texts by path, with placeholders filled in. */
const flatten = (texts: Texts): [string, unknown][] =>
  Object.keys(texts).flatMap((name): [string, unknown][] => {
    const text = texts[name];
    if (typeof text === 'function') return [[name, text('A', 'B')]];
    return typeof text === 'object'
      ? flatten(text as Texts).map(([inner, value]) => [`${name}.${inner}`, value])
      : [[name, text]];
  });

describe('Texts of the registration', () => {
  it('have a translation for each text of the website', () => {
    i18n.load('es', messages);
    i18n.activate('es');
    const spanish = new Map(flatten(registerTexts.register));
    const asked = flatten(ENGLISH_REGISTER).map(([name]) => name);
    expect([...spanish.keys()].sort()).toEqual(asked.sort());
    expect(spanish.get('submit')).toBe('Registrarse');
    expect(spanish.get('tooLong')).toBe('A: B caracteres como máximo.');
  });
});
