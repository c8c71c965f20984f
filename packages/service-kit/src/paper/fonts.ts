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

/** Noto Sans has all of Latin, Greek and Cyrillic. pdfkit writes the used letters of it into each document. */
const FILES: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

/**
 * Features of the font that are not applied: they compose letters of several glyphs (the Vietnamese ọ) and one glyph of several letters (fi), which
 * readers and searches give back as other letters. fontkit adds to the object that it gets, so each call has its own. Decision 0043.
 */
export const ofSingleLetters = (): TextFeatures => ({ ccmp: false, liga: false });

const known = new Map<Weight, Font>();

/**
 * A font for all documents of the process: to read its rules takes as long as to write a page. fontkit keeps a glyph with the letters for which it
 * was read first, of which there may be none (the accent of a composed letter): each is read for its own letter here.
 */
export function fontOf(weight: Weight): Font {
  const before = known.get(weight);
  if (before) return before;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(FILES[weight])));
  if (font.type !== 'TTF') throw new Error(`${FILES[weight]} is a collection of fonts.`);
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  known.set(weight, font);
  return font;
}

let held: ReadonlySet<number> | undefined;

/** The code points that the font can draw. */
function heldLetters(): ReadonlySet<number> {
  held ??= new Set(fontOf('regular').characterSet);
  return held;
}

const GRAPHEMES = new Intl.Segmenter('en');
/** A letter with its marks each. */
export const graphemesOf = (text: string): string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

const isSpace = (grapheme: string): boolean => /^[\s\p{Cc}\p{Z}]+$/u.test(grapheme);

/**
 * Text as it is printed: composed letters, blanks for line breaks and control characters, two letters for a compatibility letter such as
 * ŉ, and a question mark for what the font does not have.
 */
export function printable(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const letters = heldLetters();
  const isHeld = (part: string): boolean => [...part].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  return graphemesOf(text.normalize('NFC'))
    .map((segment) => {
      if (isSpace(segment)) return ' ';
      // Marks of direction, soft hyphens, variants of a sign.
      const seen = segment.replace(/[\p{Cf}\p{Variation_Selector}]/gu, '');
      if (isHeld(seen)) return seen;
      const parts = seen.normalize('NFKC');
      return isHeld(parts) ? parts : '?';
    })
    .join('');
}
