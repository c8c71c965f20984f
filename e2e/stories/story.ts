import { randomUUID } from 'node:crypto';
import { DAYS } from '@cleaning/contracts';
import type { Email } from 'postal-mime';
import { mailsTo } from '../stack/mail';
import { businessToday, type Office } from '../stack/office';
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

export const newMark = () => randomUUID().slice(0, 8);

/** The client's messages with this in their subject, oldest first. */
export const mailsAbout = async ({ product, email }: Story, subject: string): Promise<Email[]> =>
  (await mailsTo(product, email)).filter((mail) => mail.subject?.includes(subject));

/** YYYY-MM-DD as it is typed. */
export const typedDay = (day: string) => day.split('-').reverse().join('/');

/** The month before this one, YYYY-MM. */
export function lastMonth(): string {
  const day = new Date(`${businessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 7);
}

/** Today's day of the week, as a timetable names it. */
export const weekday = () => DAYS[(new Date(`${businessToday()}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mo';
