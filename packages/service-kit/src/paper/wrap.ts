import { getGraphemes } from './fonts.js';

/** Width of a text in points. */
export type MeasureWidth = (text: string) => number;

/** Splits a word that is wider than a line. Each part has at least one letter. */
function splitWord(word: string, width: number, measureWidth: MeasureWidth): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of getGraphemes(word)) {
    if (part !== '' && measureWidth(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
}

/**
 * Wraps text at blanks, and within words that are wider than a line. Keeps line breaks and all letters. Empty text is one empty line.
 */
export function wrap(text: string, width: number, measureWidth: MeasureWidth): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/ +/).filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measureWidth(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = measureWidth(word) <= width ? [word] : splitWord(word, width, measureWidth);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
    return [...lines, line];
  });
}
