import { type CallAnswer, getCurrentUser, login } from '@cleaning/contracts';
import { callApi, callOk } from './api';

type Login = CallAnswer<typeof login>;

/** Logs in through a browser or without one. The person's list of sessions shows which. */
export interface Client {
  readonly kind: 'browser' | 'outside';
  /** The product's address: a token of one product is no session of another one that was copied from the same company. */
  readonly origin: string;
  /** Logs in. @throws when the login is refused or asks for a code */
  logIn(person: Credentials): Promise<Login>;
  /** Resolves to whether the services still accept the token. */
  isValid(token: string): Promise<boolean>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A third of STEP_UP_MINUTES, so that no test is asked for the password by chance. */
const REUSE_MS = 5 * 60_000;

const sessions = new Map<string, { readonly at: number; readonly answer: Login }>();

/**
 * Returns the worker's session of a person, because a login costs a password hash of 19 MB and eight statements. Replaces an ended session.
 * Tests of logins, logouts and lists of sessions use `logIn` of test.ts.
 */
export async function openSession(person: Credentials, client: Client): Promise<Login> {
  const key = [client.kind, client.origin, person.email, person.password].join('\n');
  const before = sessions.get(key);
  if (before && Date.now() - before.at < REUSE_MS && (await client.isValid(before.answer.access_token)))
    return before.answer;
  const answer = await client.logIn(person);
  sessions.set(key, { at: Date.now(), answer });
  return answer;
}

/** A token of the person on another device. */
export async function readToken(url: string, person: Credentials): Promise<string> {
  const { access_token } = await openSession(person, {
    kind: 'outside',
    origin: new URL(url).origin,
    logIn: ({ email, password }) => callOk(url, login, { body: { email, password } }),
    isValid: async (token) => (await callApi(url, getCurrentUser, { token })).status === 200,
  });
  return access_token;
}
