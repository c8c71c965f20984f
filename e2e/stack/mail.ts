import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCurrentUser } from '@cleaning/contracts';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Product } from './test';

/** Messages to an address, oldest first. Without a mail server they are files in the data folder. */
export async function readMails({ storage }: Product, address: string): Promise<Email[]> {
  if (!storage) throw new Error('The mail belongs to a stack that was started elsewhere.');
  const folder = await storage.openMailFolder();
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.sort().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

const CURRENT_USER = `**${getCurrentUser.path}`;

/** Shows the desk as without a mail server, from the next page load. Changes only its answer, because other tests of the stack read mail. */
export const hideMailServer = (page: Page): Promise<unknown> =>
  page.route(CURRENT_USER, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), mail_reaches_people: false } });
  });

export const showMailServer = (page: Page): Promise<void> => page.unroute(CURRENT_USER);
