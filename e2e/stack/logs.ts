import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@cleaning/contracts/demo';
import type { Stack } from '../../scripts/stack/index.mjs';

/** Log lines with a text, by log name without its extension. */
export async function findLogLines(
  { logDir }: Pick<Stack, 'logDir'>,
  text: string,
): Promise<ReadonlyMap<string, string[]>> {
  const found = (await readLogs(logDir)).map(
    ({ name, lines }) => [name, lines.filter((line) => line.includes(text))] as const,
  );
  return new Map(found.filter(([, lines]) => lines.length > 0));
}

async function readLogs(folder: string): Promise<{ name: string; lines: string[] }[]> {
  const files = (await readdir(folder)).filter((name) => name.includes('.log'));
  return Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n');
      return { name: file.replace(/\.log.*$/, ''), lines };
    }),
  );
}

/** Forms of secrets that no log may contain. */
const SECRET_FORMS: Readonly<Record<string, RegExp>> = {
  'a token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'the signature of a link': /signature=[0-9a-f]{16}/,
  'a sealed text, which may be the token of a link': /sealed(?:-|:|%3A)1(?:-|:|%3A)[\da-f]{16}/i,
  'a pass to the page of the queues': /queue_page=[\da-f]/,
  'the hash of a password': /\$argon2/,
  'a private key': /PRIVATE KEY/,
  'the text of a statement': /\b(INSERT INTO|DELETE FROM|SELECT .+ FROM|UPDATE "?\w+"? SET) /,
  'a message of PostgreSQL with a value':
    /Failing row contains|Key \(.+\)=|invalid input syntax|violates .+ constraint/,
};
/** Passwords of people in tests. */
const PASSWORDS = [DEMO_PASSWORD, 'a long enough passphrase', 'a tortoise in the rain'];

/** Matches a short number that is not part of an id, a hash or a time in milliseconds. */
export const buildNumberPattern = (digits: string) => new RegExp(`(?<![\\da-f-])${digits}(?![\\da-f-])`);

/** Lines that contain one of these values. Names only the index of the value, so that the output contains no secret. */
export async function findValuesInLogs(folder: string, values: readonly (string | RegExp)[]): Promise<string[]> {
  return (await readLogs(folder)).flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => {
      const found = values.findIndex((value) => (typeof value === 'string' ? line.includes(value) : value.test(line)));
      return found < 0 ? [] : [`${name}, line ${index + 1}: value ${found}`];
    }),
  );
}

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

/**
 * Secrets in logs, named without their values.
 * @param secretsFile passwords of the stack, as JSON
 */
export async function findSecretsInLogs(folder: string, secretsFile: string): Promise<string[]> {
  const own = listTexts(JSON.parse(await readFile(secretsFile, 'utf8')));
  const found = (await readLogs(folder)).flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => {
      const forms = Object.entries(SECRET_FORMS).filter(([, form]) => form.test(line));
      const values = [...own, ...PASSWORDS].some((secret) => line.includes(secret)) ? ['a password'] : [];
      return [...forms.map(([what]) => what), ...values].map((what) => `${name}, line ${index + 1}: ${what}`);
    }),
  );
  return found.slice(0, 20);
}
