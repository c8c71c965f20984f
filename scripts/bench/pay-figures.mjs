import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDataDir } from '../stack/data-dir.mjs';
import { startStack } from '../stack/index.mjs';
import { fillPayees } from './dataset.mjs';
import { against, printTable } from './table.mjs';

const PEOPLE = 500;
const RECORDS = 20_000;
const ROUNDS = 5;
/** Goals, in ms. */
const PREVIEW_MS = 2000;
const FILE_MS = 1000;

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function timed(work) {
  const begun = performance.now();
  const answer = await work();
  return { ms: performance.now() - begun, answer };
}

/** The median of some rounds in ms, and the last answer. */
async function measured(work) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await timed(work));
  return { ms: median(rounds.map(({ ms }) => ms)), answer: rounds.at(-1).answer };
}

/** The least that a preview can cost: one statement that sums what is payable of each person. */
const FLOOR = `SELECT person_id, sum(approved_cents - in_run_cents - paid_cents) AS cents, sum(minutes) AS minutes
  FROM pay_item WHERE approved_cents <> in_run_cents + paid_cents GROUP BY person_id`;

/** A pay run over five hundred people and twenty thousand records: its preview and its bank file, beside one SQL statement. */
export async function payFigures() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cleaning-bench-'));
  const opened = openDataDir(dataDir, false);
  const stack = await startStack({ opened, demo: false, log: console.log, env: { BUSINESS_TZ: 'Australia/Adelaide' } });
  const database = new pg.Client({ connectionString: stack.postgres.url('invoice') });
  try {
    const { ids, token } = await fillPayees(stack, opened.secrets.dataKey, PEOPLE);
    await database.connect();
    await database.query(
      `INSERT INTO pay_item (id, kind, person_id, job_id, day, minutes, earned_cents, approved_cents, taxable)
       SELECT gen_random_uuid(), 'work', ($1::uuid[])[1 + n % $2], gen_random_uuid(), current_date - 1 - n % 28, 120, 6000, 6000, true
       FROM generate_series(0, $3::int - 1) AS n`,
      [ids, PEOPLE, RECORDS],
    );
    await database.query('ANALYZE');
    const call = async (method, address, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${stack.url}/api/admin/pay/${address}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    };
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Adelaide' });
    const account = await call('POST', 'save-bank-account', {
      bank_code: 'BSA',
      bsb: '105-900',
      account: '000123456',
      user_name: 'BENCH',
      user_id: '000000',
      remitter: 'BENCH',
      earliest_day: 'any',
    });
    const { id } = await call('POST', 'create-run', { through_day: today, pay_day: today });
    const floor = await measured(() => database.query(FLOOR));
    const preview = await measured(() => call('GET', `runs/${id}`));
    const approval = await timed(() => call('POST', `runs/${id}/approve`, { preview_key: preview.answer.preview_key }));
    const file = await measured(() =>
      call('POST', `runs/${id}/bank-file`, { bank_account_id: account.id, processing_day: today }),
    );
    const paid = await timed(() =>
      call('POST', `runs/${id}/paid`, { version: approval.answer.version, paid_on: today }),
    );
    const row = (name, { ms }, goal) => [
      name,
      ms.toFixed(0),
      `${(ms / floor.ms).toFixed(1)} ×`,
      goal ? against(ms < goal, `< ${goal}`) : '',
    ];
    printTable(
      `A pay run over ${preview.answer.people} people and ${RECORDS.toLocaleString('en-AU')} records`,
      ['step', 'ms', 'of the floor', 'goal'],
      [
        row('one SQL statement (floor)', floor),
        row('preview', preview, PREVIEW_MS),
        row('approval', approval),
        row('bank file', file, FILE_MS),
        row('marked as paid', paid),
      ],
    );
  } finally {
    await database.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
