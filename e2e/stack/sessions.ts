import { type CallAnswer, getCurrentUser, login } from '@cleaning/contracts';
import { callApi, callOk } from './api';

type Login = CallAnswer<typeof login>;

/** How a session is asked for: by a browser or from outside, which the person's list of sessions tells apart. */
export interface Client {
  /** Logs in. @throws when the login is refused or asks for a code */
  logIn(person: Credentials): Promise<Login>;
  /** Whether the services still know the token. */
  isValid(token: string): Promise<boolean>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A third of the minutes in which a login counts as recent (STEP_UP_MINUTES): a test never meets the question for the password by chance. */
const REUSE_MS = 5 * 60_000;

const sessions = new Map<string, { readonly at: number; readonly answer: Login }>();

/**
 * The worker's session of a person: a login costs a password hash of 19 MB and eight statements. A session that has ended since, by a logout or
 * a changed password, is replaced. Tests of the login, of logouts and of lists of sessions log in by the page: `logIn`.
 */
export async function openSession(kind: 'browser' | 'outside', person: Credentials, client: Client): Promise<Login> {
  const key = [kind, person.email, person.password].join('\n');
  const before = sessions.get(key);
  if (before && Date.now() - before.at < REUSE_MS && (await client.isValid(before.answer.access_token)))
    return before.answer;
  const answer = await client.logIn(person);
  sessions.set(key, { at: Date.now(), answer });
  return answer;
}

/** A token of the person on another device than the browser's. */
export async function readToken(url: string, person: Credentials): Promise<string> {
  const { access_token } = await openSession('outside', person, {
    logIn: ({ email, password }) => callOk(url, login, { body: { email, password } }),
    isValid: async (token) => (await callApi(url, getCurrentUser, { token })).status === 200,
  });
  return access_token;
}
