import { DOCUMENT_KINDS, getContractor, registerAccount } from '@cleaning/contracts';
import type { TestApp, TestCall } from '@cleaning/service-kit/testing';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { DocumentStore } from '../testing/document-store.js';
import { PASSWORD, People, startAuth } from '../testing/people.js';

describe('registration', () => {
  let testApp: TestApp;
  let people: People;
  const store = new DocumentStore();
  beforeAll(async () => {
    testApp = await startAuth({ MEDIA_URL: await store.start() });
    people = new People(testApp);
  }, 60_000);
  afterAll(async () => {
    await testApp.stop();
    await store.stop();
  });
  beforeEach(() => {
    store.staged.clear();
    store.documentIds.clear();
    store.refusals.clear();
    store.signed.clear();
  });

  const fields = (given: object = {}) => ({
    name: 'Zoë Kovač',
    email: 'zoe@example.com',
    address: '14 Acacia Street, Prospect SA',
    zip_code: '0872',
    contact_no: '0491 570 006',
    abn: '61 000 000 002',
    passport_number: 'PA1234567',
    bank_name: 'ANZ',
    account_type: 'Trust account',
    account_name: 'Zoë Kovač',
    account_number: '001234567',
    bsb: '012-345',
    password: PASSWORD,
    password_confirm: PASSWORD,
    ...given,
  });
  const files = (kinds: readonly string[] = DOCUMENT_KINDS, bytes = 300_000): NonNullable<TestCall['files']> =>
    kinds.map((field) => ({ field, name: `${field}.png`, content: new Uint8Array(bytes), type: 'image/png' }));
  const register = (given: object = {}, documents = files()) =>
    testApp.call(registerAccount, { body: fields(given), files: documents });

  const accounts = async (email: string) =>
    testApp.dataSource.query('SELECT * FROM account WHERE lower(email) = lower($1)', [email]);
  const expectNothingStored = async (email: string) => {
    expect(await accounts(email)).toEqual([]);
    expect([...store.staged.keys()]).toEqual([]);
  };

  describe('POST /api/auth/register', () => {
    it('creates an unverified account with six documents and publishes it to the other services', async () => {
      expect(await register()).toMatchObject({ status: 200, body: { status: 'done' } });
      const [account] = await accounts('zoe@example.com');
      expect(account).toMatchObject({
        name: 'Zoë Kovač',
        role: 'user',
        verified: false,
        zip_code: '0872',
        abn: '61000000002',
      });
      expect(testApp.get(SealedDetails).openRow(account)).toMatchObject({ account_number: '001234567', bsb: '012345' });
      expect(JSON.stringify(account)).not.toContain(PASSWORD);
      const [registration, staged] = [...store.staged][0] ?? [];
      expect(staged).toEqual(new Map(DOCUMENT_KINDS.map((kind) => [kind, 300_000])));
      expect([...store.documentIds.keys()].sort()).toEqual([...DOCUMENT_KINDS].sort());
      const documents = Object.fromEntries(store.documentIds);
      expect(await testApp.readPublishedStates('registration')).toEqual([
        { id: account.id, registration_id: registration, documents },
      ]);
      expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({ id: account.id, verified: false });
      const admin = await people.createAdmin();
      const { body } = await testApp.call(getContractor, { token: admin.token, params: { userID: account.id } });
      expect(body.passport_img).toContain(`/api/static/documents/${documents.passport_img}?`);
      expect(await people.logIn('ZOE@example.com', PASSWORD)).toMatchObject({ status: 200 });
    });

    describe('with papers signed on screen', () => {
      const signature = { name: 'Zoë Kovač', agreed: 'yes', version: 2, sha256: 'a'.repeat(64) };
      // Forms send objects as text.
      const sent = JSON.stringify(signature);
      const uploaded = DOCUMENT_KINDS.filter((kind) => kind !== 'agreement_img' && kind !== 'declaration_img');

      it('stores the signatures with the IP address in place of files', async () => {
        const given = { agreement_signature: sent, declaration_signature: sent };
        const email = 'signed@example.com';
        expect(await register({ email, ...given }, files(uploaded))).toMatchObject({ body: { status: 'done' } });
        expect([...store.signed]).toEqual([
          ['agreement_img', { ...signature, address: '127.0.0.1' }],
          ['declaration_img', { ...signature, address: '127.0.0.1' }],
        ]);
        const documents = (await testApp.readPublishedStates('registration')).at(-1)?.documents ?? {};
        expect(Object.keys(documents).sort()).toEqual([...DOCUMENT_KINDS].sort());
      });

      it('prefers the file to a signature when both are sent', async () => {
        const email = 'both@example.com';
        expect(await register({ email, agreement_signature: sent })).toMatchObject({ body: { status: 'done' } });
        expect([...store.signed]).toEqual([]);
      });

      it('names the paper and stores nothing when its text has changed', async () => {
        store.refusals.set('agreement_img', 409);
        const email = 'changed@example.com';
        const kinds = DOCUMENT_KINDS.filter((kind) => kind !== 'agreement_img');
        expect(await register({ email, agreement_signature: sent }, files(kinds))).toMatchObject({
          status: 409,
          body: { code: 'paper_text_changed', issues: [{ field: 'agreement_img' }] },
        });
        await expectNothingStored(email);
      });

      it('names an incomplete signature and stores nothing', async () => {
        const email = 'half@example.com';
        const half = JSON.stringify({ ...signature, agreed: 'no' });
        const { status, body } = await register({ email, agreement_signature: half }, files(uploaded));
        expect(status).toBe(400);
        expect(body.issues.map(({ field }: { field: string }) => field).sort()).toEqual([
          'agreement_signature.agreed',
          'declaration_img',
        ]);
        await expectNothingStored(email);
      });
    });

    it('stores the chosen language, or English without one', async () => {
      await register({ email: 'nepali@example.com', language: 'ne' });
      await register({ email: 'english@example.com' });
      const languages = await testApp.dataSource.query(
        `SELECT language FROM account WHERE email IN ('nepali@example.com', 'english@example.com') ORDER BY email`,
      );
      expect(languages).toEqual([{ language: 'en' }, { language: 'ne' }]);
    });

    it.each([
      ['abn', { abn: '12345678901' }, 'That ABN isn’t valid. Check its 11 digits.'],
      ['password', { password: 'short', password_confirm: 'short' }, 'The password must have at least 10 characters.'],
      [
        'password',
        { password: 'Password123', password_confirm: 'Password123' },
        'This password is too common. Choose another.',
      ],
      ['password_confirm', { password_confirm: 'something else' }, 'The passwords don’t match.'],
    ])('explains what is wrong with %s and stores nothing', async (field, given, msg) => {
      const email = 'correct@example.com';
      expect(await register({ email, ...given })).toMatchObject({ status: 200, body: { status: 'error', msg, field } });
      await expectNothingStored(email);
    });

    it('refuses an email address that is registered, whatever its case', async () => {
      await people.createContractor({ email: 'taken@example.com' });
      const { status, body } = await register({ email: 'TAKEN@example.com' });
      expect({ status, body }).toMatchObject({ status: 200, body: { status: 'error', field: 'email' } });
      expect(body.msg).toBe('Someone already has an account with this email.');
      expect([...store.staged.keys()]).toEqual([]);
      expect(await accounts('taken@example.com')).toHaveLength(1);
    });

    it('accepts one of twenty simultaneous registrations of one email address', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          register({ email: n % 2 ? 'race@example.com' : 'RACE@example.com' }, files(DOCUMENT_KINDS, 2_000)),
        ),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.filter(({ body }) => body.status === 'done')).toHaveLength(1);
      expect(answers.filter(({ body }) => body.status === 'error')).toHaveLength(19);
      expect(await accounts('race@example.com')).toHaveLength(1);
      expect(store.staged.size).toBe(1);
    }, 30_000);

    it('names every missing or invalid field and file and stores nothing', async () => {
      const { status, body } = await register(
        { email: 'bad@example.com', zip_code: '12', bsb: '12', bank_name: 'My own bank' },
        files(['passport_img']),
      );
      expect(status).toBe(400);
      expect(body.issues.map(({ field }: { field: string }) => field)).toEqual(
        expect.arrayContaining(['zip_code', 'bsb', 'bank_name', 'address_proof_img', 'declaration_img']),
      );
      await expectNothingStored('bad@example.com');
    });

    it('accepts numbers pasted with special spaces and hyphens and normalises them', async () => {
      const numbers = {
        contact_no: '0491\u00a0570\u2011006',
        abn: 'ABN 61\u00a0000\u00a0000\u00a0002',
        bsb: '012\u2011345',
        account_number: '001\u202f234\u202f567',
        zip_code: '0872\u00a0',
      };
      expect(await register({ email: 'pasted@example.com', ...numbers })).toMatchObject({
        status: 200,
        body: { status: 'done' },
      });
      const [account] = await accounts('pasted@example.com');
      expect(account).toMatchObject({ contact_no: '0491 570-006', abn: '61000000002', zip_code: '0872' });
      expect(testApp.get(SealedDetails).openRow(account)).toMatchObject({ account_number: '001234567', bsb: '012345' });
    });

    it('stores nothing when a single field is invalid', async () => {
      const { status, body } = await register({ email: 'bad@example.com', contact_no: 'call me' });
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ field: 'contact_no' }]);
      await expectNothingStored('bad@example.com');
    });

    it.each([
      [413, 413],
      [415, 415],
      [400, 400],
      [500, 503],
    ])('turns a %d of svc-media into %d and stores nothing', async (refusal, expected) => {
      store.refusals.set('agreement_img', refusal);
      const { status, body } = await register({ email: 'refused@example.com' });
      expect(status).toBe(expected);
      if (expected !== 503) expect(body.issues).toMatchObject([{ field: 'agreement_img' }]);
      await expectNothingStored('refused@example.com');
    });

    it('says how long to wait at the limit of anonymous uploads', async () => {
      store.refusals.set('declaration_img', 429);
      const { status, headers, body } = await register({ email: 'wait@example.com' });
      expect([status, headers.get('retry-after'), body.code]).toEqual([429, '120', 'documents_busy']);
      expect(body.params).toEqual({ retry_after: 120 });
      expect(body.msg).toBe('Too many documents are being sent right now. Try again in 2 minutes.');
      await expectNothingStored('wait@example.com');
    });

    it('refuses a file of more than 10 MB', async () => {
      const documents = [...files(DOCUMENT_KINDS.slice(0, 5)), ...files(['declaration_img'], 10 * 1024 * 1024 + 1)];
      const { status, body } = await register({ email: 'large@example.com' }, documents);
      expect(status).toBe(413);
      expect(body.issues).toMatchObject([{ field: 'declaration_img' }]);
      await expectNothingStored('large@example.com');
    });

    it('accepts a file of exactly 10 MB', async () => {
      const documents = [...files(DOCUMENT_KINDS.slice(0, 5)), ...files(['declaration_img'], 10 * 1024 * 1024)];
      expect(await register({ email: 'just@example.com' }, documents)).toMatchObject({ body: { status: 'done' } });
    });

    it('stores nothing when the upload breaks off', async () => {
      const boundary = 'x'.repeat(20);
      const part = `--${boundary}\r\nContent-Disposition: form-data; name="passport_img"; filename="a.png"\r\n\r\n`;
      const response = await fetch(`${testApp.url}${registerAccount.path}`, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: `${part}half a file`,
      });
      expect(response.status).toBe(400);
      expect([...store.staged.keys()]).toEqual([]);
    });

    it('accepts the email address of a removed person', async () => {
      const gone = await people.createContractor({ email: 'again@example.com' });
      await testApp.dataSource.query('UPDATE account SET removed_at = now() WHERE id = $1', [gone.id]);
      expect(await register({ email: 'again@example.com' })).toMatchObject({ body: { status: 'done' } });
    });
  });

  describe('POST /api/auth/register while svc-media is down', () => {
    it('answers 503 with a message and adds no account', async () => {
      const alone = await startAuth({ MEDIA_URL: 'http://127.0.0.1:9' });
      const { status, body } = await alone.call(registerAccount, { body: fields(), files: files() });
      expect(status).toBe(503);
      expect(body.msg).toBe('Documents can’t be stored right now. Try again in a few minutes.');
      expect(await alone.dataSource.query('SELECT 1 FROM account')).toEqual([]);
      await alone.stop();
    }, 60_000);
  });
});

describe('the registration limit', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startAuth({ REGISTRATIONS_PER_HOUR: '3' });
  }, 60_000);
  afterAll(() => testApp.stop());

  /** An empty form: gets 400 when admitted. `address` is the client's, as nginx would send it. */
  const register = (address: string): Promise<Response> =>
    fetch(`${testApp.url}${registerAccount.path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new FormData(),
    });
  const letTimePass = (seconds: number) =>
    testApp.dataSource.query('UPDATE hourly_booking SET booked_until = booked_until - make_interval(secs => $1)', [
      seconds,
    ]);

  describe('for one IP address', () => {
    it('admits three of eight at once, then one for each third of an hour', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => register('203.0.113.7')));
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
      expect(refused).toHaveLength(5);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(1200);
      expect(await refused[0]?.json()).toMatchObject({
        code: 'too_many_registrations',
        msg: expect.stringContaining('later'),
      });

      await letTimePass(1200);
      expect((await register('203.0.113.7')).status).toBe(400);
      const again = await register('203.0.113.7');
      expect(again.status).toBe(429);
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(600);
    });

    it('counts an IPv6 network as one address and other addresses apart', async () => {
      for (const address of ['198.51.100.1', '2001:db8:0:7::1', '2001:db8:0:7::2', '2001:db8:0:7::3'])
        expect((await register(address)).status).toBe(400);
      expect((await register('2001:db8:0:7::4')).status).toBe(429);
      expect((await register('2001:db8:0:8::4')).status).toBe(400);
    });

    it('deletes bookings that have run out', async () => {
      await letTimePass(2 * 3600);
      await register('198.51.100.9');
      expect(await testApp.dataSource.query('SELECT address FROM hourly_booking')).toEqual([
        { address: '198.51.100.9' },
      ]);
    });
  });
});
