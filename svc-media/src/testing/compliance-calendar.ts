import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { ComplianceJobs } from '../compliance/compliance-jobs.service.js';
import { BusinessDay } from '../documents/business-day.service.js';
import { createComplianceCalls } from './compliance-calls.js';

export function createComplianceCalendar(started: () => { testApp: TestApp; admin: TestPerson }) {
  const { sendAndVerify } = createComplianceCalls(started);
  const setClock = (instant: string) =>
    jest.spyOn(started().testApp.get(BusinessDay), 'now').mockReturnValue(new Date(instant));
  /** The `days` of each reminder to a person. */
  const listReminderDays = async ({ id }: TestPerson): Promise<(string | undefined)[]> =>
    (await started().testApp.readPublishedStates('notice'))
      .filter((notice) => notice.kind === 'document-expiring' && notice.people.includes(id))
      .map(({ parameters }) => parameters.days);
  /** @param lefts days before expiry on which the interval job runs */
  const expectReminders = async (daysLeft: readonly number[]): Promise<void> => {
    for (const end of ['2028-02-29', '2028-04-02', '2027-10-03']) {
      setClock('2027-01-10T02:00:00Z');
      const person = await started().testApp.createPerson();
      await sendAndVerify(person, 'passport_img', { expires_on: end });
      const seenDays: [number, string | undefined][] = [];
      let before = (await listReminderDays(person)).length;
      for (const left of daysLeft) {
        // Noon in Adelaide.
        const day = new Date(Date.parse(`${end}T02:30:00Z`) - left * 86_400_000);
        setClock(day.toISOString());
        await started().testApp.get(ComplianceJobs).notifyExpiring();
        await started().testApp.get(ComplianceJobs).notifyExpiring();
        const after = await listReminderDays(person);
        if (after.length > before) seenDays.push([left, after.at(-1)]);
        before = after.length;
      }
      expect([end, seenDays]).toEqual([
        end,
        [
          [60, '60'],
          [30, '30'],
          [7, '7'],
          [0, '0'],
        ],
      ]);
    }
  };
  return { setClock, listReminderDays, expectReminders };
}
