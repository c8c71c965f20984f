import { forgotPassword, resetPassword } from '@cleaning/contracts';
import { ForgottenPasswords } from '../links/forgotten-passwords.service.js';
import type { ReceivedMail } from './mail-server.js';
import { createMailReader, type MailTestSetup } from './mailed.js';
import type { TestPerson } from './people.js';

/** The password that people choose with a link. */
export const NEW_PASSWORD = 'echidna walks by night';

/** The refusal of a link that does not work. */
export const INVALID_LINK = { status: 400, body: { issues: [{ field: 'token' }] } };

/** The token of the link for a password in a message; empty without one. */
export const readToken = (mail: ReceivedMail | undefined): string =>
  /https:\/\/www\.gumleaf\.example\/reset-password#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';

/** Calls about mailed links to the service that the spec file started. */
export function createLinkCalls(started: () => MailTestSetup) {
  let addresses = 0;
  /** Calls from an address, by default an unused one. */
  const send = async (path: string, body: object, address = `198.51.100.${++addresses}`) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`${started().testApp.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const requestReset = (email: string, address?: string) => send(forgotPassword.path, { email }, address);
  const reset = (token: string, given: object = {}, address?: string) =>
    send(resetPassword.path, { token, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, ...given }, address);
  const mailsTo = createMailReader(started);
  /** Requests a link, which the service would create after a second, and returns its token. */
  const requestLink = async (person: TestPerson): Promise<string> => {
    await requestReset(person.email);
    await started().testApp.get(ForgottenPasswords).processRequests();
    return readToken((await mailsTo(person))[0]);
  };
  return { send, forgot: requestReset, reset, mailsTo, linkFor: requestLink };
}
