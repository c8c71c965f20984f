import { setImmediate } from 'node:timers/promises';
import { ContentProblem } from '../../files/file-type.js';
import { Budget, DAMAGED, type Dictionary, Lexer, Name, Reference, StructureStreams, type Value } from './syntax.js';

/** Where an object is: at a place in the file, or in an object stream. */
type Place = { readonly offset: number } | { readonly container: number } | null;

const MAX_OBJECTS = 200_000;
const MAX_SECTIONS = 1000;
/** The whole file may be read this often. A real one is read about twice. */
const READINGS = 8;
const TAIL_BYTES = 1024;
/** Searched at once, and how much of the next piece with it. */
const PIECE_BYTES = 512 * 1024;
const OVERLAP_BYTES = 64;
/** Where an object begins: `12 0 obj`. */
const OBJECT_HEAD = /(?<![0-9])(\d{1,7})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}obj(?![a-z])/g;
/** Other requests are answered between so many rows. */
const ROWS_AT_ONCE = 5000;

/** An object of the file. `body` is where the bytes of its stream begin. */
interface FileObject {
  readonly value: Value;
  readonly body: number | null;
}

/** A PDF's cross-reference table and the objects that it names (ISO 32000-2, 7.5). Throws ContentProblem wherever it does not fit. */
export class Structure {
  readonly trailers: Dictionary[] = [];
  private readonly places = new Map<number, Place>();
  private readonly budget: Budget;
  private readonly streams = new StructureStreams();
  private readonly containers = new Map<number, Map<number, Value>>();

  private constructor(private readonly bytes: Buffer) {
    this.budget = new Budget(READINGS * bytes.length + 64 * 1024);
  }

  static async of(bytes: Buffer): Promise<Structure> {
    const structure = new Structure(bytes);
    await structure.readSections();
    return structure;
  }

  /** Of a file whose table is missing or wrong: finds the objects themselves, as readers do. Many programs write such files. */
  static async recovered(bytes: Buffer): Promise<Structure> {
    const structure = new Structure(bytes);
    await structure.findObjects();
    structure.findTrailers();
    await structure.readContainers();
    return structure;
  }

  get numbers(): readonly number[] {
    return [...this.places.keys()];
  }

  /** The object of a number; undefined when there is none, which PDF reads as null. */
  async object(number: number): Promise<Value | undefined> {
    const place = this.places.get(number);
    if (!place) return undefined;
    if ('offset' in place) return this.at(place.offset, number).value;
    return (await this.container(place.container)).get(number);
  }

  async resolved(value: Value | undefined): Promise<Value | undefined> {
    return value instanceof Reference ? this.object(value.number) : value;
  }

  private async readSections(): Promise<void> {
    const tail = this.bytes.lastIndexOf('startxref');
    if (tail < this.bytes.length - TAIL_BYTES) throw new ContentProblem(DAMAGED);
    const offsets = [new Lexer(this.bytes, tail + 'startxref'.length, this.budget).integer()];
    const seen = new Set<number>();
    for (let offset = offsets.shift(); offset !== undefined; offset = offsets.shift()) {
      if (seen.has(offset)) continue;
      seen.add(offset);
      if (seen.size > MAX_SECTIONS) throw new ContentProblem(DAMAGED);
      const trailer = await this.section(offset);
      this.trailers.push(trailer);
      for (const key of ['XRefStm', 'Prev']) {
        const next = trailer.get(key);
        if (typeof next === 'number') offsets.push(next);
      }
    }
  }

  /** Of objects with the same number the last one counts. */
  private async findObjects(): Promise<void> {
    for (let start = 0; start < this.bytes.length; start += PIECE_BYTES) {
      const piece = this.bytes.toString('latin1', start, start + PIECE_BYTES + OVERLAP_BYTES);
      for (const { 1: number, index } of piece.matchAll(OBJECT_HEAD)) {
        this.places.delete(Number(number));
        this.note(Number(number), { offset: start + index });
      }
      await setImmediate();
    }
  }

  private findTrailers(): void {
    const word = 'trailer';
    for (let at = this.bytes.indexOf(word); at >= 0; at = this.bytes.indexOf(word, at + word.length)) {
      const trailer = new Lexer(this.bytes, at + word.length, this.budget).value();
      if (trailer instanceof Map) this.trailers.unshift(trailer);
    }
  }

  /** Finds what a table would contain: the objects within object streams, and the catalog. */
  private async readContainers(): Promise<void> {
    const found = [...this.places];
    for (const [index, [number, place]] of found.entries()) {
      if (!place || !('offset' in place)) continue;
      const { value } = this.at(place.offset, number);
      const type = value instanceof Map ? value.get('Type') : undefined;
      if (!(value instanceof Map) || !(type instanceof Name)) continue;
      if (type.name === 'XRef') this.trailers.push(value);
      if (type.name === 'Catalog') this.trailers.push(new Map([['Root', new Reference(number)]]));
      if (type.name === 'ObjStm')
        for (const inner of (await this.container(number)).keys()) this.note(inner, { container: number });
      if (index % ROWS_AT_ONCE === 0) await setImmediate();
    }
  }

  private async section(offset: number): Promise<Dictionary> {
    const lexer = new Lexer(this.bytes, offset, this.budget);
    if (!lexer.takes('xref')) return this.sectionStream(offset);
    while (!lexer.takes('trailer')) {
      const first = lexer.integer();
      const count = lexer.integer();
      for (let index = 0; index < count; index += 1) {
        const place = lexer.integer();
        lexer.integer();
        if (lexer.takes('n')) this.note(first + index, place === 0 ? null : { offset: place });
        else if (lexer.takes('f')) this.note(first + index, null);
        else throw new ContentProblem(DAMAGED);
        if (index % ROWS_AT_ONCE === 0) await setImmediate();
      }
    }
    const trailer = lexer.value();
    if (!(trailer instanceof Map)) throw new ContentProblem(DAMAGED);
    return trailer;
  }

  private async sectionStream(offset: number): Promise<Dictionary> {
    const { value: dictionary, body } = this.at(offset);
    if (!(dictionary instanceof Map) || body === null) throw new ContentProblem(DAMAGED);
    const widths = dictionary.get('W');
    const size = dictionary.get('Size');
    if (!Array.isArray(widths) || widths.length !== 3 || typeof size !== 'number') throw new ContentProblem(DAMAGED);
    const [kindBytes, placeBytes, lastBytes] = widths.map((width) => {
      if (typeof width !== 'number' || width < 0 || width > 6) throw new ContentProblem(DAMAGED);
      return width;
    }) as [number, number, number];
    const rowBytes = kindBytes + placeBytes + lastBytes;
    if (placeBytes === 0) throw new ContentProblem(DAMAGED);
    const bytes = await this.streams.unpack(await this.bodyOf(dictionary, body), dictionary);
    const index = dictionary.get('Index') ?? [0, size];
    if (!Array.isArray(index)) throw new ContentProblem(DAMAGED);
    let at = 0;
    for (let pair = 0; pair + 1 < index.length; pair += 2) {
      const [first, count] = [index[pair], index[pair + 1]];
      if (typeof first !== 'number' || typeof count !== 'number') throw new ContentProblem(DAMAGED);
      for (let row = 0; row < count; row += 1, at += rowBytes) {
        if (at + rowBytes > bytes.length) throw new ContentProblem(DAMAGED);
        const kind = kindBytes ? bytes.readUIntBE(at, kindBytes) : 1;
        const place = bytes.readUIntBE(at + kindBytes, placeBytes);
        if (kind === 1) this.note(first + row, place === 0 ? null : { offset: place });
        else this.note(first + row, kind === 2 ? { container: place } : null);
      }
    }
    return dictionary;
  }

  /** The newest section comes first: its entry of a number counts. */
  private note(number: number, place: Place): void {
    if (!this.places.has(number)) this.places.set(number, place);
    if (this.places.size > MAX_OBJECTS) throw new ContentProblem(DAMAGED);
  }

  private at(offset: number, number?: number): FileObject {
    const lexer = new Lexer(this.bytes, offset, this.budget);
    const found = lexer.integer();
    lexer.integer();
    if (!lexer.takes('obj') || (number !== undefined && found !== number)) throw new ContentProblem(DAMAGED);
    if (lexer.takes('endobj')) return { value: [], body: null };
    const value = lexer.value();
    if (!(value instanceof Map) || !lexer.takes('stream')) return { value, body: null };
    let body = lexer.at;
    if (this.bytes[body] === 13) body += 1;
    if (this.bytes[body] === 10) body += 1;
    return { value, body };
  }

  private async bodyOf(dictionary: Dictionary, body: number): Promise<Buffer> {
    const length = await this.resolved(dictionary.get('Length'));
    if (typeof length === 'number' && length >= 0 && body + length < this.bytes.length) {
      if (new Lexer(this.bytes, body + length, this.budget).takes('endstream')) {
        return this.bytes.subarray(body, body + length);
      }
    }
    throw new ContentProblem(DAMAGED);
  }

  /** The objects of an object stream by their numbers. */
  private async container(number: number): Promise<Map<number, Value>> {
    const known = this.containers.get(number);
    if (known) return known;
    const place = this.places.get(number);
    if (!place || !('offset' in place)) throw new ContentProblem(DAMAGED);
    const { value: dictionary, body } = this.at(place.offset, number);
    if (!(dictionary instanceof Map) || body === null) throw new ContentProblem(DAMAGED);
    const type = dictionary.get('Type');
    const [count, first] = [dictionary.get('N'), dictionary.get('First')];
    if (!(type instanceof Name) || type.name !== 'ObjStm' || typeof count !== 'number' || typeof first !== 'number')
      throw new ContentProblem(DAMAGED);
    const bytes = await this.streams.unpack(await this.bodyOf(dictionary, body), dictionary);
    const budget = new Budget(READINGS * bytes.length + 1024);
    const objects = new Map<number, Value>();
    if (count > 0) {
      const head = new Lexer(bytes, 0, budget);
      for (let index = 0; index < count; index += 1) {
        const inner = head.integer();
        objects.set(inner, new Lexer(bytes, first + head.integer(), budget).value());
      }
    }
    this.containers.set(number, objects);
    return objects;
  }
}
