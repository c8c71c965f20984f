import { getGraphemes } from './fonts.js';

/** The width of a text in points. */
export type MeasureWidth = (text: string) => number;

/** The parts of a word that is wider than a line. Each has one letter at least. */
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
 * Text in lines of a width, broken at blanks, and within a word only where the word is wider than a line. No letter is left
 * out. Line breaks of the text stay. Empty text is one empty line.
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
