import { randomBytes } from 'node:crypto';
import { mergeChunks } from './merge-chunks.js';

const PIECE = 16 * 1024;

async function* sendChunks(bytes: Buffer, lengths: readonly number[]) {
  let at = 0;
  for (const length of lengths) {
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

const collectPieces = async (bytes: Buffer, lengths: readonly number[]): Promise<Buffer[]> => {
  const all: Buffer[] = [];
  for await (const piece of mergeChunks(sendChunks(bytes, lengths))) all.push(piece);
  expect(Buffer.concat(all).equals(bytes)).toBe(true);
  return all;
};

describe('mergeChunks', () => {
  it('collects single bytes in pieces of 16 kB', async () => {
    const bytes = randomBytes(2 * PIECE + 5);
    const all = await collectPieces(bytes, Array(bytes.length).fill(1));
    expect(all.map(({ length }) => length)).toEqual([PIECE, PIECE, 5]);
  });

  it('passes large chunks on without a copy', async () => {
    const bytes = randomBytes(10 * PIECE);
    const all = await collectPieces(bytes, [4 * PIECE, PIECE, 5 * PIECE]);
    expect(all.map(({ length }) => length)).toEqual([4 * PIECE, PIECE, 5 * PIECE]);
    expect(all.every(({ buffer }) => buffer === bytes.buffer)).toBe(true);
  });

  it.each([
    [[], []],
    [[0], []],
    [
      [3, 4 * PIECE, 7, 8],
      [3, 4 * PIECE, 15],
    ],
    [
      [10, PIECE - 1, 2],
      [PIECE, 11],
    ],
  ])('keeps the order: chunks of %j become pieces of %j', async (lengths, expected) => {
    const all = await collectPieces(randomBytes(lengths.reduce((sum, length) => sum + length, 0)), lengths);
    expect(all.map(({ length }) => length)).toEqual(expected);
  });
});
