import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/**
 * Options of pdfkit that its types lack: the scope of structure elements, fonts of fontkit, and OpenType features.
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

/** OpenType features by tag, in addition to a font's default ones. */
type TextFeatures = Record<string, boolean>;

export const WEIGHTS = ['regular', 'bold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * Fonts by script. Noto Sans covers Latin, Greek and Cyrillic; the Chinese font also traditional letters and Japanese. `letters` are the letters
 * that a font is used for. The first font also has the characters shared by all scripts.
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
 * Loads a font once for the process, because parsing it takes as long as writing a page. fontkit caches a glyph with the letters of its first
 * use, which may be none (the accent of a composed letter), so each glyph is first read for its own letter.
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

/** Disables mark positioning, because fontkit reads past the end of some fonts' tables (Gurmukhi, rare marks of Arabic and Tamil). */
const NO_MARK_FEATURES = { mark: false, mkmk: false, abvm: false, blwm: false } as const;

/**
 * Default features to disable: composed letters (the Vietnamese ọ, the Persian پ) and ligatures (fi) are copied and searched as other letters.
 * Decision 0043.
 */
const DISABLED_FEATURES: Partial<Readonly<Record<Script, TextFeatures>>> = {
  latin: { ccmp: false, liga: false },
  arabic: { ccmp: false },
};

/** Returns a new object each time, because fontkit changes it. */
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

/** True if the text can be extracted from its glyphs in order. Otherwise the PDF needs an ActualText. */
export function hasExtractableGlyphs(text: string, script: Script, weight: Weight): boolean {
  if (script === 'latin') return true;
  const { glyphs, direction } = loadFont(script, weight).layout(text, getFeatures(text, script, weight));
  const read = glyphs.flatMap(({ codePoints }) => codePoints);
  return direction === 'rtl' || String.fromCodePoint(...read) === text;
}

const toCodePoints = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);

/** Invisible joiners, which conjuncts of Sinhala and Nepali need. */
const JOINERS = /[\u200c\u200d]/gu;

/** See `loadFont`. */
export function readGlyphs(text: string, script: Script, weight: Weight): void {
  const font = loadFont(script, weight);
  for (const letter of toCodePoints(text)) font.glyphForCodePoint(letter);
}

const hasGlyphs = (script: Script, letters: string): boolean => {
  const font = loadFont(script, 'regular');
  return toCodePoints(letters).every((letter) => font.hasGlyphForCodePoint(letter));
};

/** Noto Sans also has these letters, but without their shaping. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Script whose font has a letter with its marks; undefined if none has. */
export function findScript(grapheme: string): Script | undefined {
  const letters = grapheme.replace(JOINERS, '');
  if (letters === '' || (hasGlyphs('latin', letters) && !DEVANAGARI.test(letters))) return 'latin';
  return OTHER_SCRIPTS.find((script) => SCRIPTS[script].letters.test(letters) && hasGlyphs(script, letters));
}

const GRAPHEMES = new Intl.Segmenter('en');
/** Letters with their marks. */
export const getGraphemes = (text: string): string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

const isSpace = (grapheme: string): boolean => /^[\s\p{Cc}\p{Z}]+$/u.test(grapheme);
/** Direction marks, soft hyphens and variation selectors, but no joiners. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Converts text for printing: composes letters, replaces line breaks and control characters by blanks and compatibility letters such as ŉ by
 * two letters, and letters without a font by a question mark.
 */
export function toPrintable(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return getGraphemes(text.normalize('NFC'))
    .map((segment) => {
      if (isSpace(segment)) return ' ';
      const seen = segment.replace(INVISIBLE, '');
      const script = findScript(seen);
      // Latin letters need no joiners.
      if (script) return script === 'latin' ? seen.replace(JOINERS, '') : seen;
      const parts = seen.normalize('NFKC');
      return findScript(parts) ? parts : '?';
    })
    .join('');
}
