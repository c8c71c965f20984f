import { AGREEMENT_TERMS, addDays, type PayeeDetails, SETUP_STEPS } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { type Caller, type DemoContext, KnownAccount, type LaterSeed, ReadFeeds } from '@cleaning/service-kit';
import { In } from 'typeorm';
import { v5 } from 'uuid';
import { KnownJob } from '../ledger/ledger.entity.js';
import { Adjustments } from '../pay/items/adjustments.service.js';
import { PayItem } from '../pay/items/pay-item.entity.js';
import { KnownPayee } from '../pay/payees/payee.entity.js';
import { Payees } from '../pay/payees/payees.service.js';
import { PayRun } from '../pay/runs/pay-run.entity.js';
import { RunDecisions } from '../pay/runs/run-decisions.service.js';
import { Runs } from '../pay/runs/runs.service.js';
import { BankAccounts } from '../pay/settings/bank-accounts.service.js';
import { PaySettingsService } from '../pay/settings/pay-settings.service.js';
import { Settings } from '../settings/settings.service.js';
import { Setup } from '../setup/setup.service.js';
import { seedClientInvoices } from './client-invoices.js';
import { CLIENT_JOBS, seedClients } from './clients.js';
import { seedEnquiries } from './enquiries.js';
import { seedMoneyIn } from './money-in.js';
import { seedQuotes } from './quotes.js';
import { seedSiteProof } from './site-proof.js';

/** Interval of checks whether the other services have seeded their part. */
const PAUSE_MS = 500;
/** Days until the open run is paid. */
const PAY_IN_DAYS = 3;
/** Namespace of the ids of adjustments; any fixed UUID. */
const ADJUSTMENTS = '0b8f7c52-5d8e-4b0e-9a55-53d3a4f3d7a1';

const ADMIN: Caller = { ...DEMO_ADMIN, role: 'admin', verified: true, sessionId: '', sessionVersion: 1, places: null };
const VERIFIED = DEMO_CONTRACTORS.filter(({ verified }) => verified);

/**
 * People by situation: registered for GST with an agreement on recipient created tax invoices, on hold, and with
 * missing details.
 */
const [WITH_INVOICES, ON_HOLD, INCOMPLETE] = [1, 3, 4] as const;

/**
 * True if all people and work have arrived. A service only responds after seeding; its feed is then read to the end.
 */
async function hasArrived({ dataSource: { manager }, get }: DemoContext): Promise<boolean> {
  const feeds = get(ReadFeeds);
  const [auth, jobs] = await Promise.allSettled([feeds.readOrFail('auth'), feeds.readOrFail('jobs')]);
  if (auth.status === 'rejected' || jobs.status === 'rejected') return false;
  const ids = VERIFIED.map(({ id }) => id);
  const people = Math.min(
    await manager.countBy(KnownPayee, { personId: In(ids) }),
    await manager.countBy(KnownAccount, { id: In(ids) }),
  );
  const known = await manager.countBy(KnownJob, { id: In(CLIENT_JOBS) });
  return (
    people === VERIFIED.length && known === CLIENT_JOBS.length && (await manager.existsBy(PayItem, { kind: 'work' }))
  );
}

function toDetails(name: string, suburb: string, index: number, checkedOn: string): Partial<PayeeDetails> {
  const [given_name = '', ...rest] = name.split(' ');
  const common = { contract_with: 'person', mainly_labour: 'yes', paid_for_result: 'no', may_delegate: 'no' } as const;
  if (index === INCOMPLETE) return common;
  const named = { given_name, family_name: rest.join(' '), suburb, state: 'SA' } as const;
  const fund = { fund_name: 'Hostplus', fund_usi: 'HOS0100AU', fund_member_number: String(40_118 + index * 7) };
  if (index !== WITH_INVOICES) return { ...common, ...named, ...fund };
  const registered = { gst_from: '2023-07-01', gst_checked_on: checkedOn };
  const rcti_terms = [...AGREEMENT_TERMS];
  const agreed = { rcti_form: 'signed' as const, rcti_from: '2024-07-01', rcti_terms };
  return { ...named, ...fund, ...registered, ...agreed, may_delegate: 'yes', contract_with: 'person' };
}

async function keepPeople({ get }: DemoContext, checkedOn: string): Promise<void> {
  const payees = get(Payees);
  for (const [index, { id, name, address }] of VERIFIED.entries()) {
    const { version, details, super_decisions } = await payees.read(id);
    const suburb = /, (.+) SA$/.exec(address)?.[1] ?? '';
    const more = toDetails(name, suburb, index, checkedOn);
    await payees.save(ADMIN, id, { version, details: { ...details, ...more } });
    if (index === INCOMPLETE || super_decisions.length > 0) continue;
    const answer = index === WITH_INVOICES ? 'no' : 'yes';
    const reason = answer === 'yes' ? 'Works alone, mainly for labour.' : 'May send somebody else.';
    await payees.decideSuper(ADMIN, id, { answer, reason, from: '2026-07-01' });
  }
}

/** The days of the first run: it paid the last three weeks of last month, some days ago. */
function getDays(today: string) {
  const monthStart = `${today.slice(0, 7)}-01`;
  const thirdDay = addDays(monthStart, 2);
  const paidOn = thirdDay < today ? thirdDay : today;
  return {
    firstDay: addDays(monthStart, -21),
    throughDay: addDays(monthStart, -1),
    paidOn,
    checkedOn: addDays(paidOn, -1),
  };
}

/** Continues an interrupted run. */
async function payLastMonth({ get, dataSource }: DemoContext, { throughDay, paidOn }: ReturnType<typeof getDays>) {
  const [runs, decisions] = [get(Runs), get(RunDecisions)];
  const begun = await dataSource.manager.findOneBy(PayRun, { number: 1 });
  const run = begun
    ? await runs.read(begun.id)
    : await runs.create(ADMIN, { through_day: throughDay, pay_day: paidOn });
  if (run.people === 0) return;
  if (run.state === 'draft') await decisions.approve(ADMIN, run.id, { preview_key: run.preview_key });
  const { state, version } = await runs.read(run.id);
  if (state !== 'approved') return;
  const atNoon = () => "pay_day + interval '12 hours'";
  await dataSource.manager.update(PayRun, { id: run.id }, { createdAt: atNoon, approvedAt: atNoon });
  await decisions.pay(ADMIN, run.id, { version, paid_on: run.pay_day });
}

/** Opens the run for work approved until yesterday, without an approval. */
async function openNextRun({ get, dataSource }: DemoContext, today: string): Promise<void> {
  if (await dataSource.manager.existsBy(PayRun, { number: 2 })) return;
  if (await dataSource.manager.existsBy(PayRun, { state: In(['draft', 'approved']) })) return;
  await get(Runs).create(ADMIN, { through_day: addDays(today, -1), pay_day: addDays(today, PAY_IN_DAYS) });
}

async function keepSettings({ get, dataSource }: DemoContext, days: ReturnType<typeof getDays>): Promise<void> {
  const settings = get(PaySettingsService);
  // The first day stays once there is a run.
  if (!(await dataSource.manager.exists(PayRun)))
    await settings.save(ADMIN, {
      ...(await settings.get()),
      first_day: days.firstDay,
      gst_from: '2018-07-01',
      gst_checked_on: days.checkedOn,
    });
  if ((await get(BankAccounts).list()).length > 0) return;
  await get(BankAccounts).save(ADMIN, {
    ...get(BankAccounts).getDefaults('BSA'),
    bsb: '105-900',
    account: '000417200',
    user_name: 'GUMLEAF CLEANING PTY LTD',
    remitter: 'GUMLEAF CLEANING',
    version: 0,
  });
}

/** Pay settings, last month's paid run, and the open run. */
async function seedPay(context: DemoContext): Promise<void> {
  const { get, dataSource, tell } = context;
  tell('Making the clients, invoices and pay of the demo company');
  const today = get(Runs).today();
  const days = getDays(today);
  await keepSettings(context, days);
  await seedClients(context, ADMIN, today);
  await seedClientInvoices(context, ADMIN, today);
  await seedMoneyIn(context, ADMIN, today);
  await keepPeople(context, days.checkedOn);
  const adjust = async (
    number: number,
    person: number,
    rest: { kind: 'bonus' | 'reimbursement'; amount: number; day: string; reason: string },
  ) => {
    const id = v5(String(number), ADJUSTMENTS);
    if (await dataSource.manager.existsBy(PayItem, { id })) return;
    await get(Adjustments).add(ADMIN, {
      id,
      user_id: VERIFIED[person]?.id ?? '',
      file_reference: '',
      agreed_in_writing: false,
      ...rest,
    });
  };
  await adjust(1, 2, { kind: 'bonus', amount: 8_000, day: days.throughDay, reason: 'Stood in on short notice' });
  await payLastMonth(context, days);
  await adjust(2, 0, { kind: 'reimbursement', amount: 3_480, day: today, reason: 'Floor pads from the hardware shop' });
  await openNextRun(context, today);
  const held = VERIFIED[ON_HOLD]?.id ?? '';
  if (!(await get(Payees).read(held)).on_hold)
    await get(Payees).hold(ADMIN, held, { hold: true, reason: 'Gallery keys not returned yet' });
}

/** The demo company's invoices have Australian GST, which is confirmed; the product's default is another. */
async function seedRate({ get }: DemoContext): Promise<void> {
  const settings = get(Settings);
  const current = await settings.get();
  const kept = current.version === 0 ? await settings.save(ADMIN, { ...current, gst_rate_percent: 10 }) : current;
  await settings.confirmGst(ADMIN, { gst_rate_percent: kept.gst_rate_percent });
}

/** Pay is seeded later: the service must be ready to receive its work. */
export async function seedDemo(context: DemoContext): Promise<LaterSeed> {
  context.tell('Making the enquiries and quotes of the demo company');
  await seedEnquiries(context);
  await seedRate(context);
  await seedQuotes(context, ADMIN);
  await seedSiteProof(context, ADMIN, context.environment.BUSINESS_TZ);
  // The demo company is past its setup.
  await context.get(Setup).skip(ADMIN, { steps: [...SETUP_STEPS], skipped: true });
  return async () => {
    while (!(await hasArrived(context))) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await seedPay(context);
  };
}
