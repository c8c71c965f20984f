import bidiFactory from 'bidi-js';
import { findScript, getGraphemes, type Script } from './fonts.js';

/** A part of a line that one font draws. Its letters are in the order of reading. */
export interface Run {
  readonly text: string;
  readonly script: Script;
}

interface LevelRun extends Run {
  /** The Unicode bidirectional level: odd where it is read from right to left. */
  readonly level: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Arab}\p{Script=Hebr}]/u;
/** The package's own types name its one function `default` of the module, which it is for bundlers only. */
const createBidi = bidiFactory as unknown as typeof bidiFactory.default;
const bidi = createBidi();
/** Nearly every line. */
const LATIN = /^[ -\u024f\u1e00-\u1eff]*$/;

const leftToRight = () => 0;

/** The level of each letter of a line that is written from left to right as a whole (UAX #9). */
function getLevels(text: string): (at: number) => number {
  if (!RIGHT_TO_LEFT.test(text)) return leftToRight;
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  return (at) => levels[at] ?? 0;
}

/** The runs in the order in which they stand on the paper: from the highest level on, each row of a level is turned around (UAX #9, L2). */
function orderRuns(runs: readonly LevelRun[]): LevelRun[] {
  const visual = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < visual.length; start += 1) {
      let end = start;
      while (end < visual.length && (visual[end]?.level ?? 0) >= level) end += 1;
      visual.splice(start, end - start, ...visual.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return visual;
}

/** Brackets open towards the text that they hold. */
const mirror = (grapheme: string, level: number): string =>
  level % 2 === 1 ? (bidi.getMirroredCharacter(grapheme) ?? grapheme) : grapheme;

/** The fonts of scripts that are read from right to left turn their letters around themselves; that of blanks and brackets does not. */
const joinRuns = ({ text, script, level }: LevelRun, more: string): string =>
  level % 2 === 1 && script === 'latin' ? more + text : text + more;

/** A printable line in parts of one font and direction each, from left to right on the paper. */
export function splitRuns(line: string): readonly Run[] {
  if (LATIN.test(line)) return [{ text: line, script: 'latin' }];
  const levelAt = getLevels(line);
  const runs: LevelRun[] = [];
  let at = 0;
  for (const grapheme of getGraphemes(line)) {
    const level = levelAt(at);
    const script = findScript(grapheme) ?? 'latin';
    const text = mirror(grapheme, level);
    at += grapheme.length;
    const last = runs.at(-1);
    if (last?.script === script && last.level === level)
      runs[runs.length - 1] = { ...last, text: joinRuns(last, text) };
    else runs.push({ text, script, level });
  }
  return orderRuns(runs);
}
