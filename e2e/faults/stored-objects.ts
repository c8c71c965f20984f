import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Stack } from '../../scripts/stack/index.mjs';
import type { Databases } from '../stack/databases.js';

/** Folders of documents and gallery pictures in a stack's store, and of files that are being written. */
const FOLDERS = ['documents', 'originals', 'gallery', '.incoming'];

/** Keys of stored documents and gallery pictures, and files that are being written. */
export async function listObjects({ logDir }: Stack): Promise<string[]> {
  const objects = join(dirname(logDir), 'objects');
  const found = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(objects, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  );
  return found.flat().sort();
}

/** Objects that no row owns and that nothing will delete, and rows without their object. */
export async function findStrayObjects(stack: Stack, databases: Databases): Promise<string[]> {
  const rows = await databases.query<{ key: string; owned: boolean }>(
    'media',
    `SELECT object_key AS key, has_object AS owned FROM document
     UNION ALL SELECT original_key, true FROM gallery_image WHERE original_key IS NOT NULL
     UNION ALL SELECT 'gallery/' || (source->>'name'), true FROM gallery_image, jsonb_array_elements(sources) AS source
     UNION ALL SELECT key, false FROM pending_deletion`,
  );
  const stored = new Set(await listObjects(stack));
  const known = new Set(rows.map(({ key }) => key));
  return [
    ...[...stored].filter((key) => !known.has(key)).map((key) => `${key} has no owner`),
    ...rows.filter(({ key, owned }) => owned && !stored.has(key)).map(({ key }) => `${key} is missing`),
  ];
}
