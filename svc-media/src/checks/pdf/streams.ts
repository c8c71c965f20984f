import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { ContentProblem } from '../../files/file-type.js';
import { DAMAGED, type Dictionary, Name, type Value } from './lexer.js';

const inflated = promisify(inflate);
/** All cross-reference and object streams of one file. What an honest scanner writes is a thousandth of it. */
const MAX_STRUCTURE_BYTES = 32 * 1024 * 1024;

const numberIn = (dictionary: Dictionary, key: string, otherwise: number): number => {
  const value = dictionary.get(key);
  return typeof value === 'number' ? value : otherwise;
};

const only = (value: Value | undefined): Value | undefined =>
  Array.isArray(value) && value.length < 2 ? value[0] : value;

/** Undoes PNG's predictors (ISO 32000-2, 7.4.4.4). */
function unpredicted(bytes: Buffer, parameters: Dictionary): Buffer {
  const columns = numberIn(parameters, 'Columns', 1);
  if (numberIn(parameters, 'Predictor', 1) < 10) return bytes;
  if (columns < 1 || columns > 64 || numberIn(parameters, 'Colors', 1) !== 1) throw new ContentProblem(DAMAGED);
  const rows = Math.floor(bytes.length / (columns + 1));
  const result = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (columns + 1)] as number;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? (result[at - 1] as number) : 0;
      const up = row > 0 ? (result[at - columns] as number) : 0;
      const upLeft = row > 0 && column > 0 ? (result[at - columns - 1] as number) : 0;
      const predicted = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, upLeft)][kind];
      if (predicted === undefined) throw new ContentProblem(DAMAGED);
      result[at] = (bytes[row * (columns + 1) + 1 + column] as number) + predicted;
    }
  }
  return result;
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [left, up, upLeft].map((each) => Math.abs(estimate - each)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** Unpacks the streams that a file's structure is kept in, no more than a limit altogether. */
export class StructureStreams {
  private left = MAX_STRUCTURE_BYTES;

  /** Throws ContentProblem for other filters than Flate, which nobody uses here, and for more than the limit. */
  async unpack(bytes: Buffer, dictionary: Dictionary): Promise<Buffer> {
    const filter = only(dictionary.get('Filter'));
    if (filter === undefined) return bytes;
    if (!(filter instanceof Name) || !['FlateDecode', 'Fl'].includes(filter.name)) throw new ContentProblem(DAMAGED);
    const unpacked = await inflated(bytes, { maxOutputLength: this.left }).catch(() => {
      throw new ContentProblem(DAMAGED);
    });
    this.left -= unpacked.length;
    const parameters = only(dictionary.get('DecodeParms'));
    return parameters instanceof Map ? unpredicted(unpacked, parameters) : unpacked;
  }
}
