import { randomUUID } from 'node:crypto';
import {
  changeSupply,
  changeSupplyItems,
  countSupplies,
  getMySupplies,
  getSupply,
  getSupplyItems,
  listSupplies,
  requestSupplies,
  SUPPLIES_PER_HOUR,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('Supply request', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-18T10:00');
    await jobs.app.dataSource.query('TRUNCATE supply_request, supply_items, supply_limit RESTART IDENTITY');
    job = await jobs.createPermanentJob();
    await jobs.assign(job, jobs.ana);
    await jobs.app.dataSource.query('TRUNCATE raised_notice');
  });

  const ask = (fields: object = {}, person: TestPerson = jobs.ana) =>
    jobs.callAs(
      person,
      requestSupplies,
      Object.assign(
        { user_id: person.id, key: randomUUID(), job_id: job, item: 'Bin liners', quantity: 2, note: '' },
        fields,
      ),
    );
  const list = async (query: Record<string, string> = {}) =>
    (await jobs.app.call(listSupplies, { token: jobs.admin.token, query })).body;
  const change = (id: string, from: string, to: string, reason = '', by: TestPerson = jobs.admin) =>
    jobs.callAs(by, changeSupply, { id, from, to, reason });
  const notices = async (): Promise<{ kind: string; people: string[]; parameters: object }[]> =>
    (await jobs.app.dataSource.query('SELECT notice FROM raised_notice ORDER BY id')).map(
      ({ notice }: { notice: object }) => notice,
    );

  it("is on the person's list and on the desk, with a notice to the office", async () => {
    const photo = randomUUID();
    const { body } = await ask({ note: 'The large ones', photos: [photo] });
    expect(body).toEqual({ supply_id: expect.any(String), number: 1 });
    const row = {
      supply_id: body.supply_id,
      number: 1,
      state: 'open',
      job_name: 'Library',
      item: 'Bin liners',
      quantity: 2,
      note: 'The large ones',
      reason: '',
      asked_at: '2026-11-17T23:30:00.000Z',
    };
    expect((await jobs.callOrThrow(jobs.ana, getMySupplies)).requests).toEqual([row]);
    expect((await jobs.callOrThrow(jobs.ana, getMySupplies)).items).toContain('Bin liners');
    const { rows } = await list();
    expect(rows).toEqual([
      Object.assign(row, {
        job_id: job,
        job_kind: 'permanent',
        user_id: jobs.ana.id,
        user_name: 'Ana Silva',
        photos: [photo],
      }),
    ]);
    expect((await jobs.app.call(countSupplies, { token: jobs.admin.token })).body).toEqual({ open: 1 });
    expect(await notices()).toMatchObject([
      {
        kind: 'supplies-asked',
        parameters: { person: 'Ana Silva', job: 'Library', item: 'Bin liners', quantity: '2' },
      },
    ]);
  });

  it('is stored once when the phone repeats it', async () => {
    const key = randomUUID();
    const answers = await Promise.all([ask({ key }), ask({ key }), ask({ key })]);
    expect(new Set(answers.map(({ body }) => body.supply_id)).size).toBe(1);
    expect((await list()).total).toBe(1);
    expect(await notices()).toHaveLength(1);
    await jobs.assign(job, bo);
    expect((await ask({ key }, bo)).status).toBe(409);
  });

  it('is refused for a place the person has no job at, and for another person', async () => {
    expect((await ask({}, bo)).status).toBe(404);
    expect((await ask({ job_id: NO_SUCH_ID })).status).toBe(404);
    expect((await ask({ user_id: bo.id })).status).toBe(403);
  });

  it.each([
    ['item', { item: ' ' }],
    ['item', { item: 'x'.repeat(61) }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: 1000 }],
    ['note', { note: '🧹'.repeat(3000) }],
  ])('names a wrong %s', async (field, fields) => {
    const { status, body } = await ask(fields);
    expect([status, body.issues[0].field]).toEqual([400, field]);
    expect((await list()).total).toBe(0);
  });

  it('is limited per person and hour', async () => {
    for (let sent = 0; sent < SUPPLIES_PER_HOUR; sent += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await list()).total).toBe(SUPPLIES_PER_HOUR);
  });

  it('is ordered, delivered or declined with a reason, with one notice to the person', async () => {
    const { supply_id } = (await ask()).body;
    await jobs.app.dataSource.query('TRUNCATE raised_notice');
    const answers = await Promise.all([change(supply_id, 'open', 'ordered'), change(supply_id, 'open', 'ordered')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await notices()).toMatchObject([
      { kind: 'supplies-decided', people: [jobs.ana.id], parameters: { state: 'ordered', item: 'Bin liners' } },
    ]);
    expect((await change(supply_id, 'open', 'delivered')).body.code).toBe('supply_changed');
    expect((await change(supply_id, 'ordered', 'declined')).body.issues).toMatchObject([{ field: 'reason' }]);
    expect((await change(supply_id, 'ordered', 'declined', 'We brought some yesterday')).status).toBe(200);
    expect((await jobs.callOrThrow(jobs.ana, getMySupplies)).requests).toMatchObject([
      { state: 'declined', reason: 'We brought some yesterday' },
    ]);
    expect((await change(supply_id, 'declined', 'delivered')).body.code).toBe('supply_step');
    // Reopening a declined request clears the reason.
    expect((await change(supply_id, 'declined', 'open')).status).toBe(200);
    expect((await list({ state: 'active' })).rows).toMatchObject([{ state: 'open', reason: '' }]);
    expect((await list({ state: 'declined' })).total).toBe(0);
  });

  it('is hidden from other people', async () => {
    const { supply_id } = (await ask()).body;
    expect((await jobs.callOrThrow(bo, getMySupplies)).requests).toEqual([]);
    expect((await change(supply_id, 'open', 'ordered', '', bo)).status).toBe(403);
    expect((await jobs.app.call(getSupply, { token: bo.token, params: { id: supply_id } })).status).toBe(403);
    expect((await jobs.app.call(getSupply, { token: jobs.admin.token, params: { id: NO_SUCH_ID } })).status).toBe(404);
  });

  it('cannot be changed or deleted in the database', async () => {
    await ask();
    const query = (sql: string) => jobs.app.dataSource.query(sql);
    await expect(query(`UPDATE supply_request SET item = 'Gold'`)).rejects.toThrow('kept as they were sent');
    await expect(query('DELETE FROM supply_request')).rejects.toThrow('kept as they were sent');
    await expect(query(`UPDATE supply_request SET state = 'declined'`)).rejects.toThrow('supply_request_reason');
  });

  it('offers the items that the office lists', async () => {
    const { version } = await jobs.callOrThrow(jobs.admin, getSupplyItems);
    const save = (items: string[], itemsVersion = version) =>
      jobs.callAs(jobs.admin, changeSupplyItems, { items, version: itemsVersion });
    expect((await save(['Soap', 'soap'])).status).toBe(400);
    expect((await save(['Soap', 'Mop heads'])).status).toBe(200);
    expect((await save(['Gold'])).status).toBe(409);
    expect((await jobs.callOrThrow(jobs.ana, getMySupplies)).items).toEqual(['Soap', 'Mop heads']);
    expect((await jobs.callAs(jobs.ana, changeSupplyItems, { items: [], version: 1 })).status).toBe(403);
  });
});
