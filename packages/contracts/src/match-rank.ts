import { foldText } from './fold-text.js';

/**
 * How well a name matches, best first: 0 starts with the text, 1 has a word that does, 2 contains it within a word, 3
 * matches elsewhere. Queries rank the same way with `rankMatchSql` of service-kit.
 */
export function rankMatch(name: string, text: string): 0 | 1 | 2 | 3 {
  const [folded, wanted] = [foldText(name), foldText(text)];
  if (folded.startsWith(wanted)) return 0;
  if (folded.includes(` ${wanted}`)) return 1;
  return folded.includes(wanted) ? 2 : 3;
}
