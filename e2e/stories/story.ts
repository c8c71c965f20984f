import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DAYS } from '@cleaning/contracts';
import { expect, type Locator } from '@playwright/test';
import type { Email } from 'postal-mime';
import { readMails } from '../stack/mail';
import { getBusinessToday, type Office } from '../stack/office';
import type { Page, Product } from '../stack/test';

export const WIDE = { width: 1280, height: 900 };

/** A client from enquiry to payment: the office's page, the client's phone and their names. */
export interface Story {
  readonly product: Product;
  readonly office: Office;
  /** The office's page, logged in as an admin. */
  readonly page: Page;
  /** The client's, 390 px wide. */
  readonly phone: Page;
  /** Contact of the enquiry. `name` is the client created for them. */
  readonly contact: string;
  readonly email: string;
  readonly name: string;
  readonly mark: string;
}

/** Folder for pictures: `npm run picture -- story FOLDER`. */
const PICTURES = process.env.STORY_PICTURES;

/** Makes the client's name unique. Pictures show a real name instead. */
export const createMark = () => (PICTURES ? 'Haddad' : randomUUID().slice(0, 8));

/**
 * Saves a screenshot if STORY_PICTURES is set.
 * @param part scrolled to the middle; without it the top of the page is shown
 */
export async function savePicture(page: Page, name: string, part?: Locator): Promise<void> {
  if (!PICTURES) return;
  // A toast would cover a part of the page.
  await expect(page.locator('.shell-toast__dismiss')).toHaveCount(0);
  if (part) await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  else await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** The client's messages with this text in their subject, oldest first. */
export const readMailsAbout = async ({ product, email }: Story, subject: string): Promise<Email[]> =>
  (await readMails(product, email)).filter((mail) => mail.subject?.includes(subject));

/** Converts YYYY-MM-DD to DD/MM/YYYY. */
export const toTypedDay = (day: string) => day.split('-').reverse().join('/');

/** The month before this one, YYYY-MM. */
export function getLastMonth(): string {
  const day = new Date(`${getBusinessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 7);
}

/** Today's weekday in a timetable. */
export const getWeekday = () => DAYS[(new Date(`${getBusinessToday()}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mo';
