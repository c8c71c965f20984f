import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/**
 * pdfkit takes structure elements with a scope, fonts that fontkit has read, and features as fontkit takes them; its types do not say so yet.
 */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column' | 'Both';
    }
    interface PDFFont {
      registerFont(name: string, src: Font): this;
    }
    interface PDFText {
      text(text: string, x: number, y: number, options: { lineBreak: boolean; features: TextFeatures }): this;
      widthOfString(text: string, options: { features: TextFeatures }): number;
    }
  }
}

/** OpenType features by tag, on or off, beside those that a font applies by itself. */
type TextFeatures = Record<string, boolean>;

export const WEIGHTS = ['regular', 'bold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * The fonts of scripts and emoji, by their package: Noto Sans has all of Latin, Greek and Cyrillic; that of Chinese has the traditional letters and
 * the Japanese ones too. `letters` is what each is looked for. The first one holds what texts of all scripts share.
 */
const SCRIPTS = {
  latin: { folder: 'noto-sans', name: 'NotoSans', letters: /./u },
  chinese: {
    folder: 'noto-sans-sc',
    name: 'NotoSansSC',
    letters: /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\uff00-\uffef]/u,
  },
  devanagari: { folder: 'noto-sans-devanagari', name: 'NotoSansDevanagari', letters: /\p{scx=Deva}/u },
  sinhala: { folder: 'noto-sans-sinhala', name: 'NotoSansSinhala', letters: /\p{scx=Sinh}/u },
  arabic: { folder: 'noto-sans-arabic', name: 'NotoSansArabic', letters: /\p{scx=Arab}/u },
  tamil: { folder: 'noto-sans-tamil', name: 'NotoSansTamil', letters: /\p{scx=Taml}/u },
  bengali: { folder: 'noto-sans-bengali', name: 'NotoSansBengali', letters: /\p{scx=Beng}/u },
  gurmukhi: { folder: 'noto-sans-gurmukhi', name: 'NotoSansGurmukhi', letters: /\p{scx=Guru}/u },
  thai: { folder: 'noto-sans-thai', name: 'NotoSansThai', letters: /\p{scx=Thai}/u },
  emoji: { folder: 'noto-emoji', name: 'NotoEmoji', letters: /\p{Extended_Pictographic}|\p{Emoji_Presentation}/u },
} as const;
export type Script = keyof typeof SCRIPTS;
const OTHER_SCRIPTS = (Object.keys(SCRIPTS) as Script[]).filter((script) => script !== 'latin');

const WEIGHT_FILES: Readonly<Record<Weight, string>> = { regular: '400Regular', bold: '700Bold' };

function getFontPath(script: Script, weight: Weight): string {
  const { folder, name } = SCRIPTS[script];
  const file = WEIGHT_FILES[weight];
  return `@expo-google-fonts/${folder}/${file}/${name}_${file}.ttf`;
}

const known = new Map<string, Font>();

/**
 * A font for all documents of the process, read when a text needs it: to read its rules takes as long as to write a page. fontkit keeps a glyph
 * with the letters for which it was read first, of which there may be none (the accent of a composed letter): each is read for its own
 * letter before it is drawn.
 */
export function loadFont(script: Script, weight: Weight): Font {
  const file = getFontPath(script, weight);
  const before = known.get(file);
  if (before) return before;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  if (font.type !== 'TTF') throw new Error(`${file} is a collection of fonts.`);
  if (script === 'latin') for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  known.set(file, font);
  return font;
}

/** Features that set marks on their letters. fontkit reads past the end of some fonts' tables of them (Gurmukhi, rare marks of Arabic and Tamil). */
const NO_MARK_FEATURES = { mark: false, mkmk: false, abvm: false, blwm: false } as const;

/**
 * What a font does by itself and must not: of Latin and Arabic, to compose letters of several glyphs (the Vietnamese ọ, the Persian پ) and one
 * glyph of several letters (fi). Readers and searches give those back as other letters. Decision 0043.
 */
const DISABLED_FEATURES: Partial<Readonly<Record<Script, TextFeatures>>> = {
  latin: { ccmp: false, liga: false },
  arabic: { ccmp: false },
};

/** How pdfkit shapes a text. fontkit adds to the object that it gets, so each call has its own. */
export function getFeatures(text: string, script: Script, weight: Weight): TextFeatures {
  const features = { ...DISABLED_FEATURES[script] };
  if (script === 'latin') return features;
  try {
    loadFont(script, weight).layout(text, { ...features });
    return features;
  } catch {
    return { ...features, ...NO_MARK_FEATURES };
  }
}

/** Whether the glyphs of a text, one after the other, stand for its letters. Otherwise what is copied and searched is said beside them. */
export function isTextOfGlyphs(text: string, script: Script, weight: Weight): boolean {
  if (script === 'latin') return true;
  const { glyphs, direction } = loadFont(script, weight).layout(text, getFeatures(text, script, weight));
  const read = glyphs.flatMap(({ codePoints }) => codePoints);
  return direction === 'rtl' || String.fromCodePoint(...read) === text;
}

const toCodePoints = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);

/** Join or part the letters around them, and are drawn by no font: conjuncts of Sinhala and Nepali need them. */
const JOINERS = /[\u200c\u200d]/gu;

/** Reads the glyphs of a text for their own letters. */
export function readGlyphs(text: string, script: Script, weight: Weight): void {
  const font = loadFont(script, weight);
  for (const letter of toCodePoints(text)) font.glyphForCodePoint(letter);
}

const hasGlyphs = (script: Script, letters: string): boolean => {
  const font = loadFont(script, 'regular');
  return toCodePoints(letters).every((letter) => font.hasGlyphForCodePoint(letter));
};

/** Noto Sans has these letters too, but is shaped as Latin. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** The script whose font draws a letter with its marks; undefined where none does. */
export function findScript(grapheme: string): Script | undefined {
  const letters = grapheme.replace(JOINERS, '');
  if (letters === '' || (hasGlyphs('latin', letters) && !DEVANAGARI.test(letters))) return 'latin';
  return OTHER_SCRIPTS.find((script) => SCRIPTS[script].letters.test(letters) && hasGlyphs(script, letters));
}

const GRAPHEMES = new Intl.Segmenter('en');
/** A letter with its marks each. */
export const getGraphemes = (text: string): string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

const isSpace = (grapheme: string): boolean => /^[\s\p{Cc}\p{Z}]+$/u.test(grapheme);
/** Marks of direction, soft hyphens, variants of a sign: all but the joiners. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Text as it is printed: composed letters, blanks for line breaks and control characters, two letters for a compatibility letter such as
 * ŉ, and a question mark for what no font has.
 */
export function toPrintable(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return getGraphemes(text.normalize('NFC'))
    .map((segment) => {
      if (isSpace(segment)) return ' ';
      const seen = segment.replace(INVISIBLE, '');
      const script = findScript(seen);
      // Joiners are for scripts whose letters join.
      if (script) return script === 'latin' ? seen.replace(JOINERS, '') : seen;
      const parts = seen.normalize('NFKC');
      return findScript(parts) ? parts : '?';
    })
    .join('');
}
