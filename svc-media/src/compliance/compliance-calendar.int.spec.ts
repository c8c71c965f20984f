import { type CommonEnvironment, ENVIRONMENT } from '@cleaning/service-kit';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { ObjectStore } from '../objects/object-store.js';
import { createComplianceCalendar } from '../testing/compliance-calendar.js';
import { createComplianceCalls } from '../testing/compliance-calls.js';
import { FOLDER_STORE, type MediaTestApp, startMediaTestApp } from '../testing/stores.js';
import { ComplianceJobs } from './compliance-jobs.service.js';

// Opening pictures and PDFs is slow on a busy machine.
jest.setTimeout(150_000);

let media: MediaTestApp;
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  media = await startMediaTestApp(FOLDER_STORE);
  testApp = media.testApp;
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
}, 60_000);
afterAll(() => media.stop());
beforeEach(() => setClock('2027-01-10T02:00:00Z'));
afterEach(() => jest.restoreAllMocks());

const { readOwn, renew, readKind, verify, sendAndVerify } = createComplianceCalls(() => ({ testApp, admin }));
const { setClock, listReminderDays, expectReminders } = createComplianceCalendar(() => ({ testApp, admin }));

const police = { issuer: 'SAPOL', reference: 'NPC-77', issued_on: '2027-01-04', expires_on: '2028-01-03' };
const listActs = async (person: TestPerson, action: string) =>
  (await testApp.readPublishedStates('audit-entry')).filter(
    (entry) => entry.subject_id === person.id && entry.action === action,
  );

describe('Compliance calendar', () => {
  it('reminds people 60, 30, 7 and 0 days before, across 29 February and daylight saving', () =>
    expectReminders([62, 61, 60, 59, 31, 30, 29, 8, 7, 6, 1, 0, -1, -2]));

  it('reminds admins once 60, 30, 7 and 0 days before a visa check, and again for a new date', async () => {
    const kim = await testApp.createPerson({ name: 'Kim' });
    const visa = { subclass: '500', conditions: '8105', expires_on: '2028-02-29' };
    const id = await sendAndVerify(kim, 'visa', { ...visa, check_again_on: '2027-04-04' });
    const reminders: [string, number][] = [];
    const toldOn = async (day: string) => {
      await Promise.all([1, 2].map(() => testApp.get(ComplianceJobs).notifyChecks()));
      const all = (await testApp.readPublishedStates('notice')).filter(({ kind, parameters }) => {
        return kind === 'document-check' && parameters.person_id === kim.id;
      });
      if (all.length > reminders.length) reminders.push([day, Number(all.at(-1)?.parameters.days)]);
      return all;
    };
    for (let left = 62; left >= -2; left -= 1) {
      const day = new Date(Date.parse('2027-04-04T02:30:00Z') - left * 86_400_000);
      setClock(day.toISOString());
      await toldOn(day.toISOString().slice(0, 10));
    }
    expect(reminders).toEqual([
      ['2027-02-03', 60],
      ['2027-03-05', 30],
      ['2027-03-28', 7],
      ['2027-04-04', 0],
    ]);
    expect((await toldOn('')).at(-1)).toMatchObject({
      admins: true,
      people: [],
      parameters: { person: 'Kim', document: 'Visa', date: '2027-04-04' },
    });
    expect((await verify(id, { ...visa, check_again_on: '2027-05-01' })).status).toBe(200);
    expect((await toldOn('2027-04-06')).at(-1)?.parameters).toMatchObject({ date: '2027-05-01', days: '30' });
    // Replaced versions cause no reminder.
    await sendAndVerify(kim, 'visa', { ...visa, check_again_on: '' });
    setClock('2027-05-01T02:30:00Z');
    expect(await toldOn('2027-05-01')).toHaveLength(5);
  });

  it.each([
    ['before clocks go back', '2027-04-03', '2027-04-02T13:30:00Z', '2027-04-03T13:30:00Z', 'Australia/Adelaide'],
    ['on which clocks go back', '2027-04-04', '2027-04-03T13:30:00Z', '2027-04-04T14:30:00Z', 'Australia/Adelaide'],
    ['before clocks go forward', '2027-10-02', '2027-10-01T14:30:00Z', '2027-10-02T14:30:00Z', 'Australia/Adelaide'],
    ['on which clocks go forward', '2027-10-03', '2027-10-02T14:30:00Z', '2027-10-03T13:30:00Z', 'Australia/Adelaide'],
    ['that is 29 February', '2028-02-29', '2028-02-28T13:30:00Z', '2028-02-29T13:30:00Z', 'Australia/Adelaide'],
    [
      'before clocks go back, in Perth',
      '2027-04-03',
      '2027-04-02T16:00:00Z',
      '2027-04-03T16:00:00Z',
      'Australia/Perth',
    ],
    [
      'that has begun before noon of UTC',
      '2027-04-03',
      '2027-04-02T10:00:00Z',
      '2027-04-03T10:00:00Z',
      'Pacific/Kiritimati',
    ],
  ])(
    'ends a document with the last second of the day %s, and reminds from its first',
    async (_, end, first, after, zone) => {
      jest.replaceProperty(testApp.app.get<CommonEnvironment>(ENVIRONMENT), 'BUSINESS_TZ', zone);
      const person = await testApp.createPerson();
      await sendAndVerify(person, 'passport_img', { expires_on: end });
      const secondBefore = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();
      const stateAt = async (instant: string) => {
        setClock(instant);
        await testApp.get(ComplianceJobs).notifyExpiring();
        return [(await readOwn(person, 'passport_img')).state, (await listReminderDays(person)).at(-1)];
      };
      expect(await stateAt(secondBefore(first))).toEqual(['expiring', '7']);
      expect(await stateAt(first)).toEqual(['expiring', '0']);
      expect(await stateAt(secondBefore(after))).toEqual(['expiring', '0']);
      expect(await stateAt(after)).toEqual(['expired', '0']);
      expect(await listReminderDays(person)).toEqual(['7', '0']);
    },
  );

  it('reminds once of a document verified late, but not while its renewal is pending', async () => {
    const kim = await testApp.createPerson();
    await sendAndVerify(kim, 'passport_img', { expires_on: '2027-01-30' });
    await Promise.all([testApp.get(ComplianceJobs).notifyExpiring(), testApp.get(ComplianceJobs).notifyExpiring()]);
    expect(await listReminderDays(kim)).toEqual(['30']);
    await renew(kim, 'passport_img');
    setClock('2027-01-25T02:00:00Z');
    await testApp.get(ComplianceJobs).notifyExpiring();
    expect(await listReminderDays(kim)).toEqual(['30']);
    setClock('2027-01-30T02:00:00Z');
    await testApp.get(ComplianceJobs).notifyExpiring();
    expect(await listReminderDays(kim)).toEqual(['30', '0']);
  });

  /** Whether each file of a person is stored, oldest first. */
  const readStoredFlags = async (person: TestPerson): Promise<boolean[]> => {
    const files: { object_key: string }[] = await testApp.dataSource.query(
      'SELECT object_key FROM document WHERE owner_id = $1 ORDER BY created_at',
      [person.id],
    );
    const objects = await Promise.all(files.map(({ object_key }) => testApp.get(ObjectStore).get(object_key)));
    for (const object of objects) object?.stream.destroy();
    return objects.map((object) => object !== null);
  };

  it('deletes a police check’s file a set time after it is seen, and keeps its record', async () => {
    const lou = await testApp.createPerson({ name: 'Lou' });
    const id = await sendAndVerify(lou, 'police_check_img', police);
    setClock('2027-02-09T01:59:59Z');
    await testApp.get(ComplianceJobs).deletePoliceFiles();
    expect(await readStoredFlags(lou)).toEqual([true]);
    setClock('2027-02-09T02:00:00Z');
    await testApp.get(ComplianceJobs).deletePoliceFiles();
    expect(await readStoredFlags(lou)).toEqual([false]);
    const { state, versions } = await readKind(lou, 'police_check_img');
    expect([state, versions[0]]).toMatchObject([
      'verified',
      {
        decided_by: 'Helen',
        details: { issuer: 'SAPOL', reference: 'NPC-77' },
        files: [{ path: '' }],
        files_deleted_at: expect.stringMatching(/./),
      },
    ]);
    expect((await testApp.readPublishedStates('documents')).at(-1)).toEqual({ id: lou.id, documents: {} });
    expect(await listActs(lou, 'document.file-deleted')).toMatchObject([{ details: { after_days: '30' } }]);
    expect((await verify(id, { ...police, expires_on: '2028-01-01' })).status).toBe(200);
  });

  it('deletes an unchecked police check’s file with that of its verified renewal', async () => {
    const max = await testApp.createPerson({ name: 'Max' });
    await renew(max, 'police_check_img');
    await testApp.dataSource.query(`UPDATE compliance_version SET state = 'unchecked' WHERE person_id = $1`, [max.id]);
    setClock('2027-03-01T02:00:00Z');
    await testApp.get(ComplianceJobs).deletePoliceFiles();
    // An unchecked file stays while it counts.
    expect(await readStoredFlags(max)).toEqual([true]);
    await sendAndVerify(max, 'police_check_img', police);
    setClock('2027-03-31T01:59:59Z');
    await testApp.get(ComplianceJobs).deletePoliceFiles();
    expect(await readStoredFlags(max)).toEqual([true, true]);
    setClock('2027-03-31T02:00:00Z');
    await testApp.get(ComplianceJobs).deletePoliceFiles();
    expect(await readStoredFlags(max)).toEqual([false, false]);
    expect(await listActs(max, 'document.file-deleted')).toHaveLength(2);
  });
});
