import type { TestApp } from '@cleaning/service-kit/testing';
import { MailQueue } from '../mail/mail-queue.processor.js';
import { MailServer, type ReceivedMail } from './mail-server.js';
import { People, startAuth, type TestPerson } from './people.js';

export const SITE_URL = 'https://www.gumleaf.example';

/** svc-auth with a mail server, and an admin. */
export interface MailTestSetup {
  readonly server: MailServer;
  readonly testApp: TestApp;
  readonly people: People;
  readonly admin: TestPerson;
  stop(): Promise<void>;
}

/** `env` adds to the service's usual environment. */
export async function startMailTestSetup(env: Readonly<Record<string, string>> = {}): Promise<MailTestSetup> {
  const server = await MailServer.start();
  const testApp = await startAuth({ SMTP_URL: server.buildUrl(), SITE_URL, ...env });
  const people = new People(testApp);
  const stop = async () => {
    await testApp.stop();
    await server.stop();
  };
  return { server, testApp, people, admin: await people.createAdmin(), stop };
}

/** Waits for this many messages to a person. Queues them at once, as the service would collect them for half a second. */
export const createMailReader =
  (started: () => MailTestSetup) =>
  async ({ email }: { email: string }, count = 1): Promise<ReceivedMail[]> => {
    await started().testApp.get(MailQueue).queueDue();
    return started().server.waitForMailsTo(email, count);
  };
