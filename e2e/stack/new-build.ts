import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const HASHED = /\.([0-9a-f]{10})\.(?:js|css|png|svg|webp|avif|jpg|pdf)$/;
const TEXT = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

const turned = (hash: string) => [...hash].reverse().join('');

/**
 * A front end as a later build leaves it: other words, and other hashes in the names of all files and wherever they are named.
 * Answers the folder, which takes the place of `dist`.
 */
export async function newBuild(frontEnd: string, words: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-build-'));
  await cp(join(ROOT, frontEnd, 'dist'), folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const hashes = new Set(names.flatMap((name) => HASHED.exec(name)?.[1] ?? []));
  const changes = [...[...hashes].map((hash) => [hash, turned(hash)] as const), ...Object.entries(words)];
  for (const name of names) {
    const file = join(folder, name);
    if (name.endsWith('.gz')) await rm(file);
    else if (TEXT.test(name)) {
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        changes.reduce((now, [from, to]) => now.replaceAll(from, to), text),
      );
    }
    const hash = HASHED.exec(name)?.[1];
    if (hash) await rename(file, join(folder, name.replace(hash, turned(hash))));
  }
  return folder;
}
