import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** When the build's entry file was written: a build made by hand in the folder counts as another one. */
const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Remembers from which inputs a built folder was made. */
export class Stamp {
  #file;
  #entry;

  constructor(root, name, entry) {
    this.#file = path.join(root, '.cache', 'build', `${name}.json`);
    this.#entry = path.join(root, name, 'dist', entry);
  }

  matches(inputs) {
    try {
      const stamp = JSON.parse(readFileSync(this.#file, 'utf8'));
      return stamp.inputs === inputs && stamp.writtenAt === writtenAt(this.#entry);
    } catch {
      return false;
    }
  }

  write(inputs) {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ inputs, writtenAt: writtenAt(this.#entry) }));
  }
}
