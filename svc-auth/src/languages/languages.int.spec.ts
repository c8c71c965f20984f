import {
  chooseLanguage,
  forgotPassword,
  getCurrentUser,
  type Language,
  listNoticeChoices,
  logout,
} from '@cleaning/contracts';
import { ForgottenPasswords } from '../links/forgotten-passwords.service.js';
import { type MailTestSetup, startMailTestSetup } from '../testing/mailed.js';
import { createNoticeCalls } from '../testing/notice-calls.js';
import { PASSWORD, type TestPerson } from '../testing/people.js';

let mailed: MailTestSetup;
beforeAll(async () => {
  mailed = await startMailTestSetup();
}, 60_000);
afterAll(() => mailed.stop());

const { tell, page, mailsTo } = createNoticeCalls(() => mailed);

const choose = ({ token }: TestPerson, language: string) =>
  mailed.testApp.call(chooseLanguage, { token, body: { language } });
const pickLanguage = async (token: string) => (await mailed.testApp.call(getCurrentUser, { token })).body.language;

async function reader(language: Language): Promise<TestPerson> {
  const person = await mailed.people.createContractor();
  expect(await choose(person, language)).toMatchObject({ status: 200, body: { status: 'done' } });
  return person;
}

describe('the language of a person', () => {
  it('is English until the person chooses another, which a new login keeps', async () => {
    const ana = await mailed.people.createContractor();
    expect(await pickLanguage(ana.token)).toBe('en');
    await choose(ana, 'ne');
    expect(await pickLanguage(ana.token)).toBe('ne');
    await mailed.testApp.call(logout, { token: ana.token });
    const { body } = await mailed.people.logIn(ana.email, PASSWORD, '203.0.113.77');
    expect(await pickLanguage(body.access_token)).toBe('ne');
  });

  it('must be in the list and cannot be chosen by an admin', async () => {
    const ana = await mailed.people.createContractor();
    expect(await choose(ana, 'xx')).toMatchObject({ status: 400 });
    expect(await choose(mailed.admin, 'ne')).toMatchObject({ status: 403 });
  });

  it('falls back to English when the stored language is unknown', async () => {
    const ana = await mailed.people.createContractor();
    await mailed.testApp.dataSource.query(`UPDATE account SET language = 'ta' WHERE id = $1`, [ana.id]);
    expect(await pickLanguage(ana.token)).toBe('en');
    await tell(ana, 'verified');
    expect((await page(ana)).notices[0].title).toBe('Your account is verified');
  });
});

describe('a notice', () => {
  it.each<[Language, string, string]>([
    ['ne', 'तपाईंलाई नयाँ काम छ', 'कार्यालयले तपाईंलाई Library दियो।'],
    ['zh-Hans', '您有新工作', '办公室已将您分配到 Library。'],
    ['vi', 'Bạn có việc mới', 'Văn phòng đã giao bạn Library.'],
    ['es', 'Tiene un trabajo nuevo', 'La oficina le ha asignado Library.'],
    ['si', 'ඔබට නව රැකියාවක් ඇත', 'කාර්යාලය ඔබට Library පවරා ඇත.'],
  ])('appears in the list and goes by mail in %s', async (language, title, text) => {
    const person = await reader(language);
    await tell(person, 'assigned');
    expect((await page(person)).notices[0]).toMatchObject({ title, text, path: '/my-jobs' });
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe(title);
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.text).toContain(text);
    expect(mail?.text).not.toMatch(/Hello|Open|Turn off|Reply to/);
  });

  it('has words for each change and dates of the language', async () => {
    const person = await reader('es');
    const shift = { job: 'Library', date: '2026-11-18', time: '06:00-08:00' };
    await tell(person, 'shift-changed', { ...shift, change: 'extra-removed', note: 'Llueve' } as never);
    expect((await page(person)).notices[0]).toMatchObject({
      title: 'Su turno extra se ha retirado',
      text: 'Usted no trabaja entonces: Library, 18 nov 2026, 06:00-08:00. Nota de la oficina: Llueve',
    });
    await tell(person, 'document-expiring', { document: 'Visa', until: '2026-12-01', days: '7' } as never);
    const { notices } = await page(person, { about: 'account' });
    expect(notices[0].text).toBe(
      'Este documento es válido hasta el 1 dic 2026: Visado. Envíe uno nuevo en Cuenta antes de esa fecha.',
    );
  });

  it('is switched off on a page in the person’s language', async () => {
    const person = await reader('es');
    await tell(person, 'assigned');
    const [mail] = await mailsTo(person);
    const path = /\/api\/unsubscribe\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const page = await (await fetch(`${mailed.testApp.url}${path}`)).text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('¿Desactivar estos correos?');
    expect(page).not.toMatch(/Turn off|You’re/);
    const done = await fetch(`${mailed.testApp.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await done.text()).toContain('Ya no le enviaremos correos sobre esto');
  });

  it('has a translated label in the choices, and English text for an admin', async () => {
    const person = await reader('vi');
    const { body } = await mailed.testApp.call(listNoticeChoices, { token: person.token });
    expect(body.map(({ label }: { label: string }) => label)).toContain('Bạn được trả tiền');
    await tell(mailed.admin, 'cover-offered');
    const titles = (await page(mailed.admin)).notices.map(({ title }: { title: string }) => title);
    expect(titles).toContain('A shift you can cover');
  });
});

it('mails the password link in the person’s language', async () => {
  const person = await reader('zh-Hans');
  await mailed.testApp.call(forgotPassword, { body: { email: person.email } });
  await mailed.testApp.get(ForgottenPasswords).processRequests();
  const [mail] = await mailsTo(person);
  expect(mail?.subject).toBe('设置新密码');
  expect(mail?.text).toContain('30 分钟内有效');
  expect(mail?.text).not.toMatch(/[a-z]{4,} [a-z]{3,} [a-z]{3,}/);
});
