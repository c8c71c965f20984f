import { foldText } from './fold-text.js';

/**
 * How well a name fits what is searched, the best first: 0 it starts with the text, 1 one of its words does, 2 the text is within a word, 3 it is
 * somewhere else than in the name. Queries rank alike by `rankMatchSql` of service-kit.
 */
export function rankMatch(name: string, text: string): 0 | 1 | 2 | 3 {
  const [folded, wanted] = [foldText(name), foldText(text)];
  if (folded.startsWith(wanted)) return 0;
  if (folded.includes(` ${wanted}`)) return 1;
  return folded.includes(wanted) ? 2 : 3;
}
