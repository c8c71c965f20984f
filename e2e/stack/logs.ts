import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stack } from '../../scripts/stack/index.mjs';

/** Lines of one process's log that carry a text, by the log's name without its ending. */
export async function logLines(
  { logDir }: Pick<Stack, 'logDir'>,
  text: string,
): Promise<ReadonlyMap<string, string[]>> {
  const files = (await readdir(logDir)).filter((name) => name.includes('.log'));
  const found = await Promise.all(
    files.map(async (name) => {
      const lines = (await readFile(join(logDir, name), 'utf8')).split('\n');
      return [name.replace(/\.log.*$/, ''), lines.filter((line) => line.includes(text))] as const;
    }),
  );
  return new Map(found.filter(([, lines]) => lines.length > 0));
}
