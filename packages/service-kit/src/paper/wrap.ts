import { graphemesOf } from './fonts.js';

/** The width of a text in points. */
export type WidthOf = (text: string) => number;

/** The parts of a word that is wider than a line. Each has one letter at least. */
function partsOf(word: string, width: number, widthOf: WidthOf): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of graphemesOf(word)) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
}

/**
 * Text in lines of a width, broken at blanks, and within a word only where the word is wider than a line. No letter is left
 * out. Line breaks of the text stay. Empty text is one empty line.
 */
export function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/ +/).filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = widthOf(word) <= width ? [word] : partsOf(word, width, widthOf);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
    return [...lines, line];
  });
}
