import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listOwnFiles } from './own-files.mjs';

const ROOT = join(__dirname, '..');
const TEXT = 4.5;
/** For borders of controls and focus rings (WCAG 2.2, 1.4.11). */
const SHAPE = 3;

const COMMENT = /\/\*.*?\*\//gs;
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const read = (file: string) => readFileSync(file, 'utf8').replace(COMMENT, '');
const tokens = read(join(ROOT, 'packages/ui/src/styles/tokens.css'));
const [, light = '', dark = ''] =
  tokens.match(/:root \{(.*?)\n\}.*prefers-color-scheme: dark\) \{\s*:root \{(.*?)\n {2}\}/s) ?? [];
const toValues = (block: string) =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const SCHEMES = { light: toValues(light), dark: { ...toValues(light), ...toValues(dark) } };

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = readonly [text: string, ground: string];
const pairs = (texts: readonly string[], grounds: readonly string[]): Pair[] =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

/** Pairs below the contrast, in both schemes. */
const findWeakPairs = (all: readonly Pair[], least: number): string[] =>
  Object.entries(SCHEMES).flatMap(([scheme, values]) =>
    all
      .map(([text, ground]) => ({ text, ground, ratio: computeContrast(values[text] ?? '', values[ground] ?? '') }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ text, ground, ratio }) => `${text} on ${ground}, ${scheme}: ${ratio.toFixed(2)}`),
  );

const styles = [...listOwnFiles(ROOT)].filter((file) => file.endsWith('.css') && !/\/dist\//.test(file));
const TOKEN = /^var\((--[\w-]+)\)$/;
/** Every CSS rule with its text and background tokens. */
const rules = styles.flatMap((file) =>
  [...read(file).matchAll(RULE)].map(([, selector = '', body = '']) => {
    const findToken = (property: RegExp) => body.match(property)?.[1]?.trim().match(TOKEN)?.[1];
    return {
      place: `${relative(ROOT, file)} ${selector.trim()}`,
      text: findToken(/(?<![-\w])color:([^;]+)/),
      ground: findToken(/(?<![-\w])background(?:-color)?:([^;]+)/),
    };
  }),
);

describe('Colour tokens', () => {
  it('exist in both schemes, which differ only in colours and shadows', () => {
    expect(Object.keys(toValues(light)).length).toBeGreaterThan(40);
    for (const [name, value] of Object.entries(toValues(dark)))
      expect(`${name}: ${value}`).toMatch(/^--[\w-]+: #[\da-f]{6}$|^--shadow-/);
  });

  it('are the only part of a style that depends on the scheme', () => {
    const others = styles.filter((file) => !file.endsWith('/tokens.css') && /prefers-color-scheme/.test(read(file)));
    expect(others).toEqual([]);
  });

  it('give text 4.5:1 on every plain background', () => {
    const texts = ['--ink', '--ink-soft', '--link', '--ok', '--warn', '--danger'];
    expect(findWeakPairs(pairs(texts, ['--ground', '--surface', '--surface-2', '--brand-soft']), TEXT)).toEqual([]);
  });

  it('give text 4.5:1 on buttons, badges and notices', () => {
    const all = [
      ...pairs(['--on-brand'], ['--brand', '--brand-strong']),
      ...pairs(['--on-danger'], ['--danger', '--danger-strong']),
      ...pairs(['--ok', '--ink', '--ink-soft', '--link'], ['--ok-soft']),
      ...pairs(['--warn', '--ink', '--ink-soft', '--link'], ['--warn-soft']),
      ...pairs(['--danger', '--ink', '--ink-soft', '--link'], ['--danger-soft']),
    ];
    expect(findWeakPairs(all, TEXT)).toEqual([]);
  });

  it('give text 4.5:1 in each rule that sets text and background', () => {
    const both = rules.filter(({ text, ground }) => text && ground && !text.startsWith('--paper'));
    expect(both.length).toBeGreaterThan(20);
    const weak = both.flatMap(({ place, text = '', ground = '' }) =>
      findWeakPairs([[text, ground]], TEXT).map((why) => `${place}: ${why}`),
    );
    expect(weak).toEqual([]);
  });

  it('give borders of controls and focus rings 3:1', () => {
    expect(
      findWeakPairs(pairs(['--control-line', '--focus'], ['--ground', '--surface', '--surface-2']), SHAPE),
    ).toEqual([]);
  });

  it('give text 4.5:1 on the paper of an invoice', () => {
    const own = toValues(read(join(ROOT, 'mf-admin/src/invoices/invoice.css')));
    // The company's colour. The desk refuses one that is too light for text on white.
    const paper: Record<string, string | undefined> = {
      ...own,
      '--paper-blue': SCHEMES.light[own['--paper-blue']?.match(TOKEN)?.[1] ?? ''],
    };
    for (const text of ['--paper-ink', '--paper-quiet', '--paper-blue'])
      for (const ground of ['#ffffff', paper['--paper-soft'] ?? ''])
        expect(computeContrast(paper[text] ?? '', ground)).toBeGreaterThanOrEqual(TEXT);
    expect(computeContrast('#ffffff', paper['--paper-blue'] ?? '')).toBeGreaterThanOrEqual(TEXT);
  });

  it('colour all text, except on public pages, on invoices and in the footer', () => {
    const fixed = styles.filter((file) => /(?<![-\w])color:\s*(?:#|rgb|hsl|white|black)/.test(read(file)));
    const places = new Set(fixed.map((file) => relative(ROOT, file).replace(/^mf-public\/.*/, 'mf-public')));
    expect([...places].sort()).toEqual([
      'mf-admin/src/invoices/invoice.css',
      'mf-public',
      'shell/src/navigation/footer.css',
    ]);
  });
});
