import {
  type Call,
  getAllPermanentJobs,
  getCurrentUser,
  getGallery,
  getInvoiceSettings,
  getToday,
  login,
  logout,
} from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { calls } from '@cleaning/contracts/openapi';
import fc from 'fast-check';
import type { Stack } from '../../scripts/stack/index.mjs';
import { Databases, eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { findAnswerProblems, isTaken, listChanges, readTraces, type Traces, waitForTraces } from './refusals.js';
import { type BadRequest, formatRequest, generateRequests, type Sender } from './requests.js';
import { buildBadTokens } from './tokens.js';
import { Wire } from './wire.js';

/** The same requests each time; SEED=… tries others. fast-check prints the seed of a failure. */
const SEED = Number(process.env.SEED ?? 20_260_301);
/** Makes more than 10,000 requests for over 400 calls. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CONCURRENT_REQUESTS = 10;
const CLEANED_UP_WITHIN_MS = 5_000;

/** Without logout, which would end the senders' sessions, and streams, which never end. Their services' specs cover them. */
const publicCalls = Object.entries(calls).filter(
  ([, call]) => call.path.startsWith('/api/') && call !== logout && call.answerKind !== 'events',
);

async function logIn(wire: Wire, email: string): Promise<{ id: string; token: string }> {
  const answer = await wire.send({
    method: login.method,
    path: login.path,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ email, password: DEMO_PASSWORD })),
  });
  const { access_token: token, user } = login.answer.parse(JSON.parse(answer?.text ?? ''));
  return { id: user.id, token };
}

async function createSenders(wire: Wire, databases: Databases, dataKey: string): Promise<Sender[]> {
  const [verified, unverified] = [true, false].map((is) => DEMO_CONTRACTORS.find((person) => person.verified === is));
  const contractor = { who: 'a contractor', ...(await logIn(wire, verified?.email ?? '')) };
  const tokens = Object.entries(await buildBadTokens(databases, contractor.token, dataKey));
  return [
    { who: 'a visitor' },
    contractor,
    { who: 'an unverified contractor', ...(await logIn(wire, unverified?.email ?? '')) },
    { who: 'an admin', ...(await logIn(wire, DEMO_ADMIN.email)) },
    ...tokens.map(([what, token]) => ({ who: `a sender with a token ${what}`, token })),
  ];
}

/** Records the day's alerts as raised, because the interval job for late shifts would write during the comparison. */
async function raiseShiftAlerts(wire: Wire, databases: Databases, admin: Sender): Promise<void> {
  const answer = await wire.send({
    method: getToday.method,
    path: getToday.path,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const { shifts } = getToday.answer.parse(JSON.parse(answer?.text ?? ''));
  for (const { job_id: jobId, date, time, user_id: personId } of shifts)
    await databases.query(
      'jobs',
      `INSERT INTO shift_alert (job_id, business_date, time, person_id, kind, raised_at)
       SELECT $1, $2, $3, $4, kind, now() FROM unnest(ARRAY['late', 'not-started']) AS kind
       ON CONFLICT DO NOTHING`,
      [jobId, date, time, personId],
    );
}

test.describe('whatever is sent', () => {
  let stack: Stack;
  let databases: Databases;
  let wire: Wire;
  let senders: Sender[];
  let before: Traces;
  let pids: (number | undefined)[];

  const listServicePids = () => Object.values(stack.services).map(({ pid }) => pid);

  test.beforeAll(async ({ product }) => {
    if (!product.stack) throw new Error('These tests compare databases: they need a stack of their own.');
    ({ stack } = product);
    databases = new Databases(stack);
    wire = new Wire(product.url);
    senders = await createSenders(wire, databases, stack.dataKey);
    const [admin] = senders.filter(({ who }) => who === 'an admin');
    if (!admin) throw new Error('Nobody sends as an admin.');
    await raiseShiftAlerts(wire, databases, admin);
    before = await waitForTraces(databases);
    pids = listServicePids();
  });

  test.afterAll(async () => {
    wire.close();
    await databases.close();
  });

  /** Waits a moment, because refused uploads are deleted after the answer. */
  async function findTracesLeft(): Promise<string[]> {
    const changes = async () =>
      listChanges(before, await readTraces(databases)).map((change) => `A refusal left a trace: ${change}`);
    return eventually(changes, CLEANED_UP_WITHIN_MS).then(() => [], changes);
  }

  /** Sends requests together. Traces can be checked only if all were refused. */
  async function tryAll(call: Call, requests: readonly BadRequest[]): Promise<string[]> {
    const answers = await Promise.all(
      requests.map(async (request) => {
        const answer = await wire.send(request).catch((error: Error) => error);
        if (answer instanceof Error) return { wrong: [`${answer.message}: ${formatRequest(request)}`], taken: false };
        if (!answer) return { wrong: [], taken: true };
        const wrong = findAnswerProblems(call, request, answer).map(
          (what) => `${answer.status} ${what}: ${answer.text.slice(0, 300)} ← ${formatRequest(request)}`,
        );
        return { wrong, taken: isTaken(answer) };
      }),
    );
    const wrong = answers.flatMap((answer) => answer.wrong);
    const isAnyTaken = answers.some(({ taken }) => taken);
    const left = isAnyTaken ? [] : await findTracesLeft();
    if (!isAnyTaken && left.length === 0) return wrong;
    if (listChanges(before, await readTraces(databases)).length > 0) before = await waitForTraces(databases);
    return [...wrong, ...left];
  }

  for (const [name, call] of publicCalls)
    test(`${name} answers or refuses, and changes nothing by a refusal`, async () => {
      const some = fc.array(generateRequests(call, senders), {
        minLength: CONCURRENT_REQUESTS,
        maxLength: CONCURRENT_REQUESTS,
      });
      await fc.assert(
        fc.asyncProperty(some, async (requests) => expect(await tryAll(call, requests)).toEqual([])),
        { seed: SEED, numRuns: ROUNDS },
      );
    });

  test('keeps everything working, in the same processes', async () => {
    expect(listServicePids()).toEqual(pids);
    const [contractor] = senders.filter(({ who }) => who === 'a contractor');
    const [admin] = senders.filter(({ who }) => who === 'an admin');
    for (const [call, sender, body] of [
      [getCurrentUser, contractor, undefined],
      [getAllPermanentJobs, contractor, { userID: contractor?.id }],
      [getGallery, undefined, undefined],
      [getInvoiceSettings, admin, undefined],
    ] as const) {
      const answer = await wire.send({
        method: call.method,
        path: call.path,
        headers: {
          ...(sender ? { authorization: `Bearer ${sender.token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: Buffer.from(JSON.stringify(body)) } : {}),
      });
      expect(answer?.status).toBe(200);
      expect(call.answer.safeParse(JSON.parse(answer?.text ?? '')).success).toBe(true);
    }
  });
});
