import {
  AGREEMENT_TERMS,
  addAdjustment,
  addDays,
  approveRun,
  type Call,
  cancelRun,
  checkPayBalances,
  createRun,
  decideSuper,
  type EntityState,
  getBusinessToday,
  getPayeeAccounts,
  getPaySettings,
  getRun,
  makeBankFile,
  markRunPaid,
  type PayeeDetails,
  type PayRunView,
  saveBankAccount,
  savePayee,
  savePaySettings,
  undoRun,
} from '@cleaning/contracts';
import { startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { invoiceService } from '../../service.js';
import { openSharedApp } from '../../testing/invoice-test-app.js';
import { getBank } from '../bank-file/bank-prefixes.js';

export const TODAY = getBusinessToday('Australia/Adelaide');
export const YESTERDAY = addDays(TODAY, -1);

type Work = Partial<EntityState<'work-record'>>;

/** svc-invoice with payees, and the calls of the pay desk. */
export class PayTestApp {
  readonly job = v7();
  admin!: TestPerson;
  private readonly accounts = new Map<string, object>();
  private readonly records = new Map<string, EntityState<'work-record'>>();

  private constructor(readonly testApp: TestApp) {}

  /** For the tests of a describe block; see `openSharedApp`. */
  static openShared(): () => Promise<PayTestApp> {
    const openApp = openSharedApp();
    return async () => PayTestApp.createFor(await openApp());
  }

  /** Starts its own app and database. @param env added to the usual variables */
  static async start(env: Record<string, string> = {}): Promise<PayTestApp> {
    return PayTestApp.createFor(await startTestApp(invoiceService, { env }));
  }

  private static async createFor(testApp: TestApp): Promise<PayTestApp> {
    const pay = new PayTestApp(testApp);
    pay.admin = await pay.testApp.createPerson({ name: 'Helen Marsh', role: 'admin' });
    await pay.testApp.deliver('job', pay.job, { kind: 'permanent', title: 'Library', address: '1 North Terrace' });
    return pay;
  }

  async callAs(person: TestPerson, call: Call, params: Record<string, string>, body?: unknown) {
    return this.testApp.call(call, { token: person.token, params, ...(body === undefined ? {} : { body }) });
  }

  callAsAdmin(call: Call, params: Record<string, string> = {}, body?: unknown) {
    return this.callAs(this.admin, call, params, body);
  }

  /** Returns the response body. Throws if the call is refused. */
  async callOrThrow(call: Call, params: Record<string, string> = {}, body?: unknown) {
    const { status, body: answer } = await this.callAsAdmin(call, params, body);
    if (status !== 200) throw new Error(`${call.path} answered ${status}: ${JSON.stringify(answer)}`);
    const { error } = call.answerKind === 'json' ? call.answer.safeParse(answer) : { error: undefined };
    if (error) throw new Error(`${call.path} answered something else: ${error.message}`);
    return answer;
  }

  /** A person with bank details and a valid ABN. */
  async addPayee(name: string, state: Partial<EntityState<'payee'>> = {}): Promise<TestPerson> {
    const person = await this.testApp.createPerson({ name });
    await this.deliverAccount(person, 'one', state);
    return person;
  }

  /** Publishes a person's account as svc-auth would. */
  async deliverAccount(
    { id }: TestPerson,
    fingerprint: string,
    state: Partial<EntityState<'payee'>> = {},
  ): Promise<void> {
    const bank = { ending: '567', fingerprint: `k:${fingerprint}` };
    await this.testApp.deliver('payee', id, {
      abn: '61000000002',
      address: '14 Acacia Street',
      postcode: '5082',
      bank,
      ...state,
    });
    this.accounts.set(id, {
      id,
      account_name: `Account ${fingerprint}`,
      bsb: '105-999',
      account_number: '001234567',
      fingerprint: bank.fingerprint,
    });
    this.testApp.peers.answers.set(`/auth${getPayeeAccounts.path}`, { accounts: [...this.accounts.values()] });
  }

  /** Work of a person as svc-jobs publishes it; A$100.00 approved yesterday unless the case says otherwise. */
  async deliverWork(person: TestPerson, changes: Work = {}, id = v7()): Promise<string> {
    const before = this.records.get(id);
    const record = {
      job_id: this.job,
      business_date: YESTERDAY,
      minutes: 120,
      company_cents: 15_000,
      contractor_cents: 10_000,
      held: false,
      ...before,
      person_id: person.id,
      ...changes,
    };
    this.records.set(id, record);
    await this.testApp.deliver('work-record', id, record);
    return id;
  }

  saveDetails(person: TestPerson, version: number, details: Partial<PayeeDetails>) {
    return this.callOrThrow(savePayee, { user_id: person.id }, { version, details });
  }

  /** Registers both sides for GST and signs a full RCTI agreement. */
  async agree(person: TestPerson, version = 1, gst_from = '2024-01-01'): Promise<void> {
    const settings = await this.callOrThrow(getPaySettings);
    await this.callOrThrow(
      savePaySettings,
      {},
      { version: settings.version, gst_from: '2018-07-01', gst_checked_on: TODAY },
    );
    await this.saveDetails(person, version, {
      gst_from,
      gst_checked_on: TODAY,
      rcti_form: 'signed',
      rcti_from: '2026-01-01',
      rcti_terms: [...AGREEMENT_TERMS],
    });
  }

  computeSuper(person: TestPerson, answer: 'yes' | 'no') {
    return this.callOrThrow(
      decideSuper,
      { user_id: person.id },
      { answer, reason: 'As the contract says.', from: '2026-07-01' },
    );
  }

  adjust(person: TestPerson, kind: string, amount: string, changes: object = {}) {
    const body = {
      id: v7(),
      user_id: person.id,
      kind,
      amount,
      day: YESTERDAY,
      reason: 'Train tickets',
      agreed_in_writing: true,
    };
    return this.callOrThrow(addAdjustment, {}, { ...body, ...changes });
  }

  create(): Promise<PayRunView> {
    return this.callOrThrow(createRun, {}, { through_day: TODAY, pay_day: TODAY });
  }
  run(id: string): Promise<PayRunView> {
    return this.callOrThrow(getRun, { run_id: id });
  }
  approve({ id, preview_key }: PayRunView): Promise<PayRunView> {
    return this.callOrThrow(approveRun, { run_id: id }, { preview_key });
  }
  pay({ id, version }: PayRunView): Promise<PayRunView> {
    return this.callOrThrow(markRunPaid, { run_id: id }, { version, paid_on: TODAY });
  }
  cancel({ id, version }: PayRunView): Promise<PayRunView> {
    return this.callOrThrow(cancelRun, { run_id: id }, { version, reason: 'Not now' });
  }
  undo({ id, version }: PayRunView): Promise<PayRunView> {
    return this.callOrThrow(undoRun, { run_id: id }, { version });
  }
  /** Creates, approves and pays a run. */
  async payNewRun(): Promise<PayRunView> {
    return this.pay(await this.approve(await this.create()));
  }

  /** Adds a company account at a bank that accepts files for any day. */
  async addBankAccount(changes: object = {}): Promise<string> {
    if (!getBank('105-900')) throw new Error('The bank is not in the table');
    const account = {
      bank_code: 'BSA',
      bsb: '105-900',
      account: '000123456',
      user_name: 'Gumleaf',
      user_id: '000000',
      remitter: 'GUMLEAF',
      earliest_day: 'any',
    };
    return (await this.callOrThrow(saveBankAccount, {}, { ...account, ...changes })).id;
  }
  async makeFile({ id }: PayRunView, bank_account_id?: string) {
    const account = bank_account_id ?? (await this.addBankAccount());
    return this.callAsAdmin(makeBankFile, { run_id: id }, { bank_account_id: account, processing_day: TODAY });
  }

  /** The problems of the balances; empty when they add up. */
  async findProblems(): Promise<string[]> {
    return (await this.callOrThrow(checkPayBalances)).problems;
  }

  getRow({ rows }: PayRunView, { id }: TestPerson) {
    return rows.find(({ user_id }) => user_id === id);
  }

  async listAuditActions(subject: string): Promise<string[]> {
    const entries = await this.testApp.readPublishedStates('audit-entry');
    return entries.filter(({ subject_id }) => subject_id === subject).map(({ action }) => action);
  }
}
