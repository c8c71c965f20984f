import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DAYS } from '@cleaning/contracts';
import { expect, type Locator } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readMails } from '../stack/mail';
import { getBusinessToday, type Office } from '../stack/office';
import type { Page, Product } from '../stack/test';

export const WIDE = { width: 1280, height: 900 };

/** One client from the enquiry on: the office's window, the client's phone, and who they are. */
export interface Story {
  readonly product: Product;
  readonly office: Office;
  /** Of the office, logged in as an admin. */
  readonly page: Page;
  /** The client's, 390 px wide. */
  readonly phone: Page;
  /** Who asks, and the client that becomes of them. */
  readonly contact: string;
  readonly email: string;
  readonly name: string;
  readonly mark: string;
}

/** The folder in which pictures of the story are kept: `npm run picture -- story FOLDER`. */
const PICTURES = process.env.STORY_PICTURES;

/** What tells this client from those of other tests. A picture has a name instead. */
export const createMark = () => (PICTURES ? 'Haddad' : randomUUID().slice(0, 8));

/**
 * Keeps what the window shows, where pictures are asked for.
 * @param part what is in the middle; without it the page is shown from its top
 */
export async function savePicture(page: Page, name: string, part?: Locator): Promise<void> {
  if (!PICTURES) return;
  // What the page has just said would cover a part.
  await expect(page.locator('.shell-toast__dismiss')).toHaveCount(0);
  if (part) await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  else await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** The client's messages with this in their subject, oldest first. */
export const readMailsAbout = async ({ product, email }: Story, subject: string): Promise<Email[]> =>
  (await readMails(product, email)).filter((mail) => mail.subject?.includes(subject));

/** YYYY-MM-DD as it is typed. */
export const toTypedDay = (day: string) => day.split('-').reverse().join('/');

/** The month before this one, YYYY-MM. */
export function getLastMonth(): string {
  const day = new Date(`${getBusinessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 7);
}

/** Today's day of the week, as a timetable names it. */
export const getWeekday = () => DAYS[(new Date(`${getBusinessToday()}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mo';
