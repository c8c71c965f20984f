import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { ContentProblem } from '../../files/file-type.js';

export class Name {
  constructor(readonly name: string) {}
}
export class Reference {
  constructor(readonly number: number) {}
}
/** A bare word: obj, stream, true, R … */
export class Keyword {
  constructor(readonly word: string) {}
}
/** Stands for a string: its content does not matter here. */
export const TEXT = Symbol('text');
export type Dictionary = Map<string, Value>;
export type Value = number | typeof TEXT | Name | Reference | Keyword | Dictionary | Value[];

export const DAMAGED = 'is a damaged PDF. Please save or scan it again';
const MAX_DEPTH = 64;
/** No real object is larger, streams apart. */
const MAX_VALUE_BYTES = 1024 * 1024;

const WHITESPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));
const code = (letter: string) => letter.charCodeAt(0);
const [OPEN, CLOSE, LESS, GREATER, SLASH, PERCENT, BACKSLASH] = [...'()<>/%\\'].map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Limits the bytes that are read altogether. Objects of a hostile file overlap, and reading them all would take hours. */
export class Budget {
  constructor(private left: number) {}

  spend(bytes: number): void {
    this.left -= bytes;
    if (this.left < 0) throw new ContentProblem(DAMAGED);
  }
}

/** Reads PDF's values (ISO 32000-2, 7.2 and 7.3) one after the other. Throws ContentProblem where there is none. */
export class Lexer {
  private end = 0;

  constructor(
    private readonly bytes: Buffer,
    public at: number,
    private readonly budget: Budget,
  ) {
    if (!Number.isInteger(at) || at < 0 || at >= bytes.length) throw new ContentProblem(DAMAGED);
  }

  value(depth = 0): Value {
    this.skipSpace();
    const start = this.at;
    if (depth === 0) this.end = start + MAX_VALUE_BYTES;
    if (depth > MAX_DEPTH || start > this.end) throw new ContentProblem(DAMAGED);
    const value = this.read(depth);
    if (depth === 0) this.budget.spend(this.at - start);
    return value;
  }

  integer(): number {
    const value = this.value();
    if (typeof value !== 'number' || !Number.isInteger(value)) throw new ContentProblem(DAMAGED);
    return value;
  }

  /** Whether the word comes next; then it is passed. */
  takes(word: string): boolean {
    this.skipSpace();
    if (this.bytes.toString('latin1', this.at, this.at + word.length) !== word) return false;
    this.at += word.length;
    return true;
  }

  skipSpace(): void {
    const start = this.at;
    for (let byte = this.bytes[this.at]; byte !== undefined; byte = this.bytes[this.at]) {
      if (byte === PERCENT) this.skipComment();
      else if (!WHITESPACE.has(byte)) break;
      this.at += 1;
    }
    this.budget.spend(this.at - start);
  }

  private skipComment(): void {
    while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at += 1;
  }

  private read(depth: number): Value {
    const byte = this.bytes[this.at];
    if (byte === SLASH) return this.name();
    if (byte === OPEN) return this.text();
    if (byte === LESS) return this.bytes[this.at + 1] === LESS ? this.dictionary(depth) : this.hexText();
    if (byte === code('[')) return this.array(depth);
    const word = this.word();
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) return new Keyword(word);
    const number = Number(word);
    return /^\d+$/.test(word) ? this.referenceOr(number) : number;
  }

  /** `12 0 R` is a reference; `12` alone is a number. */
  private referenceOr(number: number): Value {
    const rest = /^[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}R(?![A-Za-z0-9])/.exec(
      this.bytes.toString('latin1', this.at, this.at + 24),
    );
    if (!rest) return number;
    this.at += rest[0].length;
    return new Reference(number);
  }

  private word(): string {
    const start = this.at;
    while (this.at < this.bytes.length && this.at - start < 128) {
      const byte = this.bytes[this.at] as number;
      if (WHITESPACE.has(byte) || DELIMITERS.has(byte)) break;
      this.at += 1;
    }
    if (this.at === start) throw new ContentProblem(DAMAGED);
    return this.bytes.toString('latin1', start, this.at);
  }

  private name(): Name {
    this.at += 1;
    const next = this.bytes[this.at];
    if (next === undefined || WHITESPACE.has(next) || DELIMITERS.has(next)) return new Name('');
    return new Name(this.word().replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))));
  }

  private text(): typeof TEXT {
    let open = 0;
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === BACKSLASH) this.at += 1;
      else if (byte === OPEN) open += 1;
      else if (byte === CLOSE) open -= 1;
      if (open === 0) {
        this.at += 1;
        return TEXT;
      }
    }
    throw new ContentProblem(DAMAGED);
  }

  private hexText(): typeof TEXT {
    const end = this.bytes.indexOf(GREATER, this.at);
    if (end === -1) throw new ContentProblem(DAMAGED);
    this.at = end + 1;
    return TEXT;
  }

  private array(depth: number): Value[] {
    this.at += 1;
    const values: Value[] = [];
    while (!this.takes(']')) values.push(this.value(depth + 1));
    return values;
  }

  private dictionary(depth: number): Dictionary {
    this.at += 2;
    const entries: Dictionary = new Map();
    while (!this.takes('>>')) {
      const key = this.value(depth + 1);
      if (!(key instanceof Name)) throw new ContentProblem(DAMAGED);
      entries.set(key.name, this.value(depth + 1));
    }
    return entries;
  }
}

const inflated = promisify(inflate);
/** Of all cross-reference and object streams of one file. Real scans have a thousandth of it. */
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

/** Unpacks the streams that hold a file's structure, up to a limit for all of them. */
export class StructureStreams {
  private left = MAX_STRUCTURE_BYTES;

  /** Throws ContentProblem for other filters than Flate, which no program uses here, and for more than the limit. */
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
