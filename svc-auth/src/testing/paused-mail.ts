import { getMailState } from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { MailDelivery } from '../mail/mail-delivery.service.js';
import { Mails } from '../mail/mails.service.js';
import { type MailTestSetup, startMailTestSetup } from './mailed.js';

export const OFFICE_EMAIL = 'office@gumleaf.example';
export const MAIL_FROM = 'no-reply@gumleaf.example';

/** Starts svc-auth so that messages wait for a test to attempt them, except those whose key begins with `queued`. */
export async function startPausedMail(): Promise<MailTestSetup> {
  const mailed = await startMailTestSetup({ OFFICE_EMAIL, MAIL_FROM });
  await mailed.testApp.dataSource.query(
    `CREATE FUNCTION hold_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.idempotency_key NOT LIKE 'queued%' THEN NEW.next_try_at = 'infinity'; END IF; RETURN NEW; END $$;
     CREATE TRIGGER hold_mail BEFORE INSERT OR UPDATE ON mail_message FOR EACH ROW EXECUTE FUNCTION hold_mail()`,
  );
  return mailed;
}

/** Deletes all messages and refused addresses; the mail server accepts everything again. */
export async function clearMail({ testApp, server }: MailTestSetup): Promise<void> {
  server.received.length = 0;
  server.onRecipient = () => undefined;
  server.onMessage = () => undefined;
  await testApp.dataSource.query('DELETE FROM mail_message; DELETE FROM refused_address');
}

/** Calls about messages of a service, by default the one that the spec file started. */
export function createMailCalls(started: () => MailTestSetup) {
  const testApp = () => started().testApp;
  /** Writes a test message; returns its id. */
  async function write({ name = 'Ana Silva', address = 'ana@example.com', key = uuidv7(), on = testApp() } = {}) {
    await on
      .get(Transactions)
      .run((tx) => on.get(Mails).write(tx, { kind: 'test', key, to: { name, address }, parameters: { name } }));
    const [{ id }] = await on.dataSource.query('SELECT id FROM mail_message WHERE idempotency_key = $1', [key]);
    return id as string;
  }
  const findRow = async (id: string, on = testApp()) => {
    const [found] = await on.dataSource.query('SELECT * FROM mail_message WHERE id = $1', [id]);
    return found;
  };
  const attempt = (id: string, on: TestApp = testApp()) => on.get(MailDelivery).attempt(id);
  const getState = async (token = started().admin.token) => (await testApp().call(getMailState, { token })).body;
  return { write, row: findRow, attempt, state: getState };
}
