import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';

/** pdfkit takes fonts that are read already (its change log, 0.20), and structure elements with a scope; its types do not say so yet. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }
    interface StructureElementOptions {
      scope?: 'Row' | 'Column' | 'Both';
    }
  }
}

export type Weight = 'regular' | 'bold';

/** Noto Sans has all of Latin, Greek and Cyrillic. pdfkit writes the used letters of it into each document. */
const FILES: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};

interface Fonts extends Readonly<Record<Weight, Font>> {
  /** The code points that it can draw. */
  readonly letters: ReadonlySet<number>;
}

/** What pdfkit reads of a glyph. */
type Letter = Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>;

/**
 * The font, with each letter as one glyph of its own width. The rules of the font would compose some letters of two glyphs (the Vietnamese ọ),
 * which readers and searches give back as other letters. Decision 0043.
 */
function letterByLetter(font: Font): Font {
  const known = new Map<string, Letter>();
  const letterOf = (text: string): Letter => {
    const found = known.get(text);
    if (found) return found;
    const codePoint = text.codePointAt(0) ?? 0;
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    // A glyph of the font is shared by documents and forgets its code points when it is part of another letter.
    const letter = { id, advanceWidth, codePoints: [codePoint] };
    known.set(text, letter);
    return letter;
  };
  const layout = (text: string): { glyphs: Letter[]; positions: GlyphPosition[]; advanceWidth: number } => {
    const glyphs = Array.from(text, letterOf);
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return {
      glyphs,
      positions,
      // pdfkit scales the positions first.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.create(font, { layout: { value: layout } });
}

let loaded: Fonts | undefined;

/** Read once: to do so takes longer than to write a document. */
export function fonts(): Fonts {
  if (loaded) return loaded;
  const { resolve } = createRequire(import.meta.url);
  const read = (weight: Weight): Font => {
    const font = create(readFileSync(resolve(FILES[weight])));
    if (font.type !== 'TTF') throw new Error(`${FILES[weight]} is a collection of fonts.`);
    return letterByLetter(font);
  };
  const regular = read('regular');
  loaded = { regular, bold: read('bold'), letters: new Set(regular.characterSet) };
  return loaded;
}

const isSpace = (grapheme: string): boolean => /^[\s\p{Cc}\p{Z}]+$/u.test(grapheme);

/**
 * Text as it is printed: composed letters, blanks for line breaks and control characters, two letters for a compatibility letter such as
 * ŉ, and a question mark for what the font does not have.
 */
export function printable(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const { letters } = fonts();
  const isHeld = (part: string): boolean => [...part].every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  return [...new Intl.Segmenter('en').segment(text.normalize('NFC'))]
    .map(({ segment }) => {
      if (isSpace(segment)) return ' ';
      // Marks of direction, soft hyphens, variants of a sign.
      const seen = segment.replace(/[\p{Cf}\p{Variation_Selector}]/gu, '');
      if (isHeld(seen)) return seen;
      const parts = seen.normalize('NFKC');
      return isHeld(parts) ? parts : '?';
    })
    .join('');
}
