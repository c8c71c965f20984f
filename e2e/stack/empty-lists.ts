import { expect, type Page } from '@playwright/test';
import { expectFits, orderSizes } from './pages';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 844 };

/** Path of each list and its texts without data. */
export const EMPTY_LISTS: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/admin', 'No Jobs has Created', 'No one’s late', 'Nothing overdue'],
  ['/admin/overview', 'No work this month.'],
  ['/admin/quick-job-data', 'No Jobs has Created'],
  ['/admin/sub-contractors', 'No sub-contractors has registered'],
  ['/admin/work', 'No timesheets found.'],
  ['/admin/invoices', 'No invoices yet.'],
  ['/admin/search?text=nobody', 'No people found.', 'No jobs found.'],
  ['/invoice', 'Open a job in Job Places Data'],
];

/** The list shows its empty texts, and the page fits phones and desks. */
export async function expectEmptyList(page: Page, path: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expectFits(page, `${path} without data`, orderSizes(page, [PHONE, DESK]), { axeAt: PHONE });
}
