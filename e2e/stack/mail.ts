import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getCurrentUser } from '@cleaning/contracts';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Product } from './test';

/**
 * Parsed messages by file name and modification time. The name has the message's id, and an interrupted attempt is
 * written again.
 */
const parsed = new Map<string, Promise<Email>>();

async function readMail(folder: string, name: string): Promise<Email> {
  const file = join(folder, name);
  const { mtimeMs } = await stat(file);
  const key = `${name} ${mtimeMs}`;
  const mail = parsed.get(key) ?? readFile(file).then((content) => PostalMime.parse(content));
  parsed.set(key, mail);
  return mail;
}

/**
 * Messages to all addresses, oldest first. Without a mail server they are files in the data folder. Each file is parsed
 * once: most have a PDF, and tests poll the folder until a message arrives.
 */
export async function readAllMails({ storage }: Product): Promise<Email[]> {
  if (!storage) throw new Error('The mail belongs to a stack that was started elsewhere.');
  const folder = await storage.openMailFolder();
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.sort().map((name) => readMail(folder, name)));
}

export const isSentTo = ({ to }: Email, address: string): boolean =>
  to?.some((recipient) => recipient.address === address) ?? false;

/** Messages to an address, oldest first. */
export const readMails = async (product: Product, address: string): Promise<Email[]> =>
  (await readAllMails(product)).filter((mail) => isSentTo(mail, address));

const CURRENT_USER = `**${getCurrentUser.path}`;

/** Shows the desk as without a mail server, from the next page load. Changes only its answer, because other tests of the stack read mail. */
export const hideMailServer = (page: Page): Promise<unknown> =>
  page.route(CURRENT_USER, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail_reaches_people: false } });
  });

export const showMailServer = (page: Page): Promise<void> => page.unroute(CURRENT_USER);
