import {
  type BodyInput,
  inviteContractors,
  listInvitations,
  readInvitation,
  renewInvitationLink,
  withdrawInvitation,
} from '@cleaning/contracts';
import { v4 } from 'uuid';
import { createLinkCalls, INVALID_LINK } from '../testing/link-calls.js';
import { type MailTestSetup, startMailTestSetup } from '../testing/mailed.js';
import { endInvitation } from './invitations.queries.js';

let mailed: MailTestSetup;
beforeAll(async () => {
  mailed = await startMailTestSetup();
}, 60_000);
afterAll(() => mailed.stop());

const { send, mailsTo } = createLinkCalls(() => mailed);

type Invite = BodyInput<typeof inviteContractors>;
const call = (...[call, given]: Parameters<MailTestSetup['testApp']['call']>) =>
  mailed.testApp.call(call, { token: mailed.admin.token, ...given });
const invite = (people: Invite['people'], key = v4()) => call(inviteContractors, { body: { key, people } });
const list = async () => {
  const { body } = await call(listInvitations);
  expect(listInvitations.answer.safeParse(body).error).toBeUndefined();
  return body;
};
const read = (token: string) => send(readInvitation.path, { token });
const getToken = (text = '') => /\/register#([\w-]{43})/.exec(text)?.[1] ?? '';
const newPerson = (name: string) => ({ name, email: `${name.toLowerCase()}-${v4()}@invited.example` });

describe('an invitation to register', () => {
  it('goes by mail with a link that answers the invited name and email', async () => {
    const ana = newPerson('Ana');
    expect(await invite([ana])).toMatchObject({ status: 200, body: { invited: 1, registered: [] } });
    const [mail] = await mailsTo(ana);
    expect(mail?.text).toContain('Hello Ana,');
    expect(await read(getToken(mail?.text))).toEqual({ status: 200, body: ana });
    expect(await list()).toEqual([expect.objectContaining({ ...ana, invited_by: mailed.admin.name })]);
  });

  it('goes out once per idempotency key, even when an address is listed twice', async () => {
    const bo = newPerson('Bo');
    const key = v4();
    const twice = [{ ...bo, email: bo.email.toUpperCase() }, bo];
    const answers = await Promise.all([invite(twice, key), invite(twice, key), invite(twice, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list()).filter(({ name }: { name: string }) => name === 'Bo')).toHaveLength(1);
    expect(await mailsTo(bo)).toHaveLength(1);
  });

  it('stops working when a newer invitation replaces it', async () => {
    const cai = newPerson('Cai');
    await invite([cai]);
    await invite([{ ...cai, name: 'Cai Li' }]);
    const tokens = (await mailsTo(cai, 2)).map(({ text }) => getToken(text));
    const answers = await Promise.all(tokens.map(read));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 200)?.body.name).toBe('Cai Li');
  });

  it('skips an email address that has an account', async () => {
    const person = await mailed.people.createContractor();
    const { email } = person;
    const answer = await invite([{ name: 'Dee', email: email.toUpperCase() }, newPerson('Eve')]);
    expect(answer.body).toEqual({ invited: 1, registered: [email.toUpperCase()] });
  });

  it('can be renewed as a link that replaces the mailed one, and be withdrawn', async () => {
    const fay = newPerson('Fay');
    await invite([fay]);
    const find = async () => (await list()).filter(({ name }: { name: string }) => name === 'Fay');
    const [{ id, has_new_link }] = await find();
    expect(has_new_link).toBe(false);
    const { body } = await call(renewInvitationLink, { body: { id } });
    expect(body.url).toMatch(/^https:\/\/www\.gumleaf\.example\/register#/);
    expect(await read(getToken((await mailsTo(fay))[0]?.text))).toMatchObject(INVALID_LINK);
    expect((await read(getToken(body.url))).body).toEqual(fay);
    expect(await find()).toMatchObject([{ id, has_new_link: true }]);
    expect((await call(withdrawInvitation, { body: { id } })).status).toBe(200);
    expect((await call(withdrawInvitation, { body: { id } })).status).toBe(200);
    expect(await read(getToken(body.url))).toMatchObject(INVALID_LINK);
    expect((await call(renewInvitationLink, { body: { id } })).status).toBe(404);
  });

  it('ends when the person registers with the link or the email address', async () => {
    const [gus, hal] = [newPerson('Gus'), newPerson('Hal')];
    await invite([gus, hal]);
    const token = getToken((await mailsTo(gus))[0]?.text);
    await endInvitation(mailed.testApp.dataSource.manager, 'another@address.example', token);
    await endInvitation(mailed.testApp.dataSource.manager, hal.email.toUpperCase(), undefined);
    const names = (await list()).map(({ name }: { name: string }) => name);
    expect(names).not.toContain('Gus');
    expect(names).not.toContain('Hal');
  });

  it.each([
    ['no people', { people: [] }, 'people'],
    ['an invalid address', { people: [{ name: 'Ida', email: 'ida' }] }, 'people.0.email'],
    ['no key', { key: '' }, 'key'],
  ])('is refused with %s', async (_, wrong, field) => {
    const body = { key: v4(), people: [newPerson('Ida')], ...wrong };
    expect(await call(inviteContractors, { body })).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });
});
