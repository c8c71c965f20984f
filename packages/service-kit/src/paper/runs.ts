import bidiFactory from 'bidi-js';
import { findScript, getGraphemes, type Script } from './fonts.js';

/** A part of a line in one font, with letters in reading order. */
export interface Run {
  readonly text: string;
  readonly script: Script;
}

interface LevelRun extends Run {
  /** Unicode bidirectional level; odd for right to left. */
  readonly level: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Arab}\p{Script=Hebr}]/u;
/** The types are for bundlers, where the function is the module's `default`. */
const createBidi = bidiFactory as unknown as typeof bidiFactory.default;
const bidi = createBidi();
/** Fast path for nearly every line. */
const LATIN = /^[ -\u024f\u1e00-\u1eff]*$/;

const getBaseLevel = () => 0;

/** Level of each letter in a left-to-right line (UAX #9). */
function getLevels(text: string): (at: number) => number {
  if (!RIGHT_TO_LEFT.test(text)) return getBaseLevel;
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  return (at) => levels[at] ?? 0;
}

/** Sorts runs in visual order: reverses sequences from the highest level down (UAX #9, L2). */
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

/** Mirrors brackets in right-to-left text. */
const mirror = (grapheme: string, level: number): string =>
  level % 2 === 1 ? (bidi.getMirroredCharacter(grapheme) ?? grapheme) : grapheme;

/** fontkit reverses right-to-left scripts itself, but not blanks and brackets in the Latin font. */
const joinRuns = ({ text, script, level }: LevelRun, more: string): string =>
  level % 2 === 1 && script === 'latin' ? more + text : text + more;

/** Splits a printable line into runs of one font and direction, from left to right. */
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
