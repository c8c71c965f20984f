import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { getBusinessDay, getBusinessToday, Office } from '../stack/office';
import { expectFits, measureSidewaysScroll, navigate, openWaitingWork } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const [AMARA, DANIEL] = DEMO_CONTRACTORS;

test.describe('Job desk', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('takes a job from its first assignment to its end', async ({ page, product, request }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Harbour Office', ['00:00-23:59']);
    await openAs(page, product.admin, `/admin/jobs/${job}`);
    const main = page.getByRole('main');

    await test.step('opens with key facts, address and timetable', async () => {
      await expect(main.getByText('1 King William Street, Adelaide SA 5000')).toBeInViewport();
      await expect(main.getByRole('table', { name: 'Timetable' })).toBeInViewport();
      const facts = main.getByRole('region', { name: 'Key facts' });
      await expect(facts).toContainText('No one assigned');
      await expect(facts).toContainText('Per hour');
    });

    await test.step('does nothing on Add without a chosen person', async () => {
      await expect(main.getByText('No Sub-Contractors has enrolled for this job')).toBeVisible();
      await main.getByRole('button', { name: 'Add User To Job' }).click();
      await expect(main.getByText('No Sub-Contractors has enrolled for this job')).toBeVisible();
    });

    await test.step('warns about overlapping shifts before it assigns a person', async () => {
      await main.getByLabel('All Users').selectOption({ label: AMARA?.name ?? '' });
      await main.getByRole('button', { name: 'Add User To Job' }).click();
      const question = `${AMARA?.name} has shifts at the same time.`;
      await expect(page.getByRole('alertdialog')).toContainText(/• .+ 06:00-08:00 Wattlebird House Offices/);
      await confirm(page, question, 'Cancel');
      await expect(main.getByText('No Sub-Contractors has enrolled for this job')).toBeVisible();
      await main.getByRole('button', { name: 'Add User To Job' }).click();
      await confirm(page, question, 'Assign anyway');
      await expect(main.getByRole('button', { name: `Remove ${AMARA?.name}` })).toBeVisible();
    });

    await test.step('removes a person', async () => {
      await main.getByLabel('All Users').selectOption({ label: DANIEL?.name ?? '' });
      await main.getByRole('button', { name: 'Add User To Job' }).click();
      await confirm(page, `${DANIEL?.name} has shifts at the same time.`, 'Assign anyway');
      await main.getByRole('button', { name: `Remove ${DANIEL?.name}` }).click();
      await confirm(page, `Remove ${DANIEL?.name}?\nThey’ll no longer be assigned to this job.`, 'Remove');
      await expect(main.getByRole('button', { name: `Remove ${DANIEL?.name}` })).toBeHidden();
    });

    await test.step('shows a new request live, warns about a work limit, and rejects it', async () => {
      const limit = (isLimited: boolean) =>
        office.sql(
          'jobs',
          `INSERT INTO known_compliance VALUES ($1, '[]', $2) ON CONFLICT (person_id) DO UPDATE SET work_limit = $2`,
          [DANIEL?.id, isLimited],
        );
      const answer = await request.post('/api/auth/login', { data: { email: DANIEL?.email, password: DEMO_PASSWORD } });
      const headers = { authorization: `Bearer ${(await answer.json()).access_token}` };
      await request.post('/api/req-for-permanent-job', { data: { job_id: job, user_id: DANIEL?.id }, headers });
      const table = main.getByRole('table', { name: 'Pending requests' });
      await expect(table.getByRole('columnheader')).toHaveText(['NO', 'User Name', 'Accept/Reject']);
      await limit(true);
      await main.getByRole('button', { name: `Accept ${DANIEL?.name}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`With this job: • ${DANIEL?.name}`);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await limit(false);
      await main.getByRole('button', { name: `Reject ${DANIEL?.name}` }).click();
      await expect(main.getByText('No pending requests.')).toBeVisible();
    });

    await test.step('adds a manual record after a confirm, and shows the server’s refusal', async () => {
      await expect(main.getByRole('heading', { name: 'Enter record manualy' })).toBeVisible();
      await main.getByRole('button', { name: 'Add record' }).click();
      await confirm(page, 'Do you want to add manual record?', 'Add record');
      await confirm(
        page,
        'Something went wrong please try again. If this msg showing you several times please contact system admin.',
        'OK',
      );
      await main.locator('[name=m_pay_for_me]').fill('100');
      await main.locator('[name=m_pay_for_cleaner]').fill('70.5');
      await main.locator('[name=m_date_time]').fill(`${getBusinessToday()}T00:00`);
      await main.locator('[name=m_finished_at]').fill(`${getBusinessToday()}T00:01`);
      await main.locator('[name=m_done_by]').selectOption({ label: AMARA?.name ?? '' });
      await main.getByRole('button', { name: 'Add record' }).click();
      await confirm(page, 'Do you want to add manual record?', 'Add record');
      await expect(main.getByText('Record added.')).toBeVisible();
      const row = main
        .getByRole('table', { name: /Timesheets/ })
        .getByRole('row')
        .nth(1);
      await expect(row).toContainText('A$70.50');
      await expect(row).toContainText('A$100.00');
      await expect(row).toContainText('00:01');
      await expect(row.getByText('Done', { exact: true })).toHaveCSS('color', 'rgb(20, 102, 61)');
    });

    /** Work of three hours ago: in the first hours of a month it began in the month before. */
    const showMonthOfWork = async () => {
      const [year = '', month = ''] = getBusinessDay(-180).split('-');
      await main.getByLabel('Year').selectOption(year);
      await main.getByLabel('Month').selectOption(month);
    };
    await test.step('shows running work as pending and without an end', async () => {
      await office.sql(
        'jobs',
        `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, planned_end,
           start_location, contractor_rate_cents, company_rate_cents, cap_minutes)
         SELECT gen_random_uuid(), $1, job_id, id, ((now() - interval '3 hours') AT TIME ZONE 'Australia/Adelaide')::date, false,
           now() - interval '3 hours', end_time,
           '-34.92866,138.59986,12', 3200, 4800, 60 FROM timetable_slot WHERE job_id = $2`,
        [DANIEL?.id, job],
      );
      // A plain SQL insert makes no event.
      await page.reload();
      await showMonthOfWork();
      const row = main.getByRole('row').filter({ hasText: '--:--:--' });
      await expect(row).toContainText('Pending');
      await expect(row.getByRole('link', { name: /Start on map/ })).toHaveAttribute('href', /-34\.92866.*138\.59986/);
    });

    await test.step('lists unfinished work and corrects it with a reason', async () => {
      await navigate(page, '/admin');
      await openWaitingWork(page, /unfinished timesheets?/, 'Harbour Office');
      const start = await main.getByLabel('Started').inputValue();
      await main.getByLabel('Ended').fill(start);
      await main.getByRole('button', { name: 'Save correction' }).click();
      await expect(main.getByText('Fill in this field.')).toBeVisible();
      await main.getByLabel('Reason').fill('Forgot to press Finished');
      await main.getByLabel('Pay-C/day (A$)').fill('40');
      await main.getByRole('button', { name: 'Save correction' }).click();
      await confirm(page, 'Save correction?\nThe old values stay in the timesheet’s history.', 'Save correction');
      const history = main.getByRole('table', { name: 'Earlier values' });
      await expect(history.getByRole('row').nth(1)).toContainText('Forgot to press Finished');
      await expect(history.getByRole('row').nth(1)).toContainText('Not finished');
      await expect(main.getByText('A$40.00')).toBeVisible();
    });

    await test.step('leaves earlier amounts unchanged after a new pay rate', async () => {
      await navigate(page, `/admin/jobs/${job}`);
      await showMonthOfWork();
      await expect(main.getByText('Corrected', { exact: true })).toBeVisible();
      await main.getByRole('link', { name: 'Edit Job' }).click();
      await main.getByLabel('Sub-contractor pay per hour (A$)').fill('36');
      await main.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Job saved.')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/admin/jobs/${job}$`));
      await expect(main.getByRole('table', { name: /Timesheets/ })).toContainText('A$70.50');
    });

    await test.step('ends the job', async () => {
      await main.getByRole('link', { name: 'Edit Job' }).click();
      await main.getByRole('button', { name: 'End Job' }).click();
      await confirm(page, 'End Harbour Office?\nYou can’t undo this.', 'End Job');
      await expect(main.getByText(/^This job ended on/)).toBeVisible();
      await expect(main.getByRole('table', { name: /Timesheets/ })).toContainText('A$70.50');
      await navigate(page, '/admin');
      await main.getByLabel('Show').selectOption('Ended jobs');
      await expect(main.getByRole('row').filter({ hasText: 'Harbour Office' })).toContainText('This job ended on');
    });
  });

  test('shows the parts of a job as tabs and names the tab in the address', async ({ page, product }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Tabbed Office', ['00:00-23:59']);
    await openAs(page, product.admin, `/admin/jobs/${job}`);
    const main = page.getByRole('main');
    const tabs = main.getByRole('tablist', { name: 'Job sections' });
    await expect(tabs.getByRole('tab')).toHaveText([
      'Overview',
      'People',
      'Roster',
      'Work',
      'Invoices',
      'Site',
      'Quality',
      'Messages',
    ]);
    for (const heading of ['Sub-Contractors', 'Job Requests', 'Timesheets', 'Enter record manualy'])
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Download Invoice' })).toBeVisible();
    const headings = [
      ['People', 'Regular shifts and documents'],
      ['Roster', 'Next visits'],
      ['Work', 'Visits and checklist'],
      ['Invoices', 'Client and job price'],
      ['Site', 'For people at this site'],
      ['Quality', 'Complaints'],
    ] as const;
    await expectFits(page, 'a job', [DESK, PHONE]);
    for (const [tab, heading] of headings) {
      await tabs.getByRole('tab', { name: tab }).click();
      await expect(page).toHaveURL(new RegExp(`\\?tab=${tab.toLowerCase()}$`));
      await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expectFits(page, `the tab ${tab} of a job`, [PHONE]);
    }
    await page.setViewportSize(DESK);
    for (const [tab, heading] of headings) {
      await tabs.getByRole('tab', { name: tab }).click();
      await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      expect(await measureSidewaysScroll(page), tab).toBeLessThanOrEqual(0);
    }
    await expect(main.getByRole('heading', { name: 'Enter record manualy' })).toBeHidden();
    await page.goBack();
    await expect(tabs.getByRole('tab', { name: 'Site' })).toHaveAttribute('aria-selected', 'true');
    await tabs.getByRole('tab', { name: 'Site' }).press('Home');
    await expect(tabs.getByRole('tab', { name: 'Overview' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/admin/jobs/${job}$`));
    await page.goto(`/admin/jobs/${job}?tab=work`);
    await expect(main.getByRole('heading', { name: 'Timesheets' })).toBeVisible();
  });
});
