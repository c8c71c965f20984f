import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Stack } from '../../scripts/stack/index.mjs';
import { compose, openComposePostgres } from '../compose/docker';

/** Rows of a product, and its messages without a mail server. */
export interface Storage {
  readonly postgres: { url(database: string): string };
  /** Path of a folder with a file for each sent message. */
  openMailFolder(): Promise<string>;
}

/** Storage of a stack that tests started. */
export const getStorage = ({ postgres, logDir }: Stack): Storage => ({
  postgres,
  openMailFolder: async () => join(dirname(logDir), 'mail'),
});

/** Storage of the docker compose stack. Messages are copied out of svc-auth's volume each time. */
export async function openComposeStorage(): Promise<Storage> {
  const postgres = await openComposePostgres();
  let copied: string | undefined;
  return {
    postgres,
    openMailFolder: async () => {
      if (copied) await rm(copied, { recursive: true });
      copied = await mkdtemp(join(tmpdir(), 'cleaning-mail-'));
      await compose('cp', 'svc-auth:/mail/.', copied);
      return copied;
    },
  };
}
