import {
  acceptRequest,
  addManualRecord,
  addOrRemoveUser,
  type CallAnswer,
  createPermanentJob,
  createQuickJob,
  DOCUMENT_KINDS,
  getAllSubContractors,
  getCurrentUser,
  getRequests,
  registerAccount,
  requestJob,
  startPermanentJob,
  startQuickJob,
  stopPermanentJob,
  stopQuickJob,
  updateDocuments,
  verifyUser,
} from '@cleaning/contracts';
import { buildSmallPdf } from '../stack/documents.js';
import { Client, type Journal, type Outcome, pairKey } from './client.js';

/** Position that phones report. */
export const LOCATION = '-34.92866,138.59986,12';
/** A PDF with unique content. */
const buildPdf = (number: number) => buildSmallPdf(formatNumber(number));
/** Text of a document that identifies its number. */
export const formatNumber = (number: number) => `number ${number}.`;
const EVERY_DAY = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const padTwo = (number: number) => String(number).padStart(2, '0');
interface Slot {
  readonly time: string;
  readonly days: string[];
  readonly isRemove: boolean;
}

/** A slot each hour, so that one is always left to start. */
const HOURLY_SLOTS: readonly Slot[] = Array.from({ length: 24 }, (_, hour) => ({
  time: `${padTwo(hour)}:00-${padTwo(hour)}:59`,
  days: EVERY_DAY,
  isRemove: true,
}));

/** Two shifts a day, as companies have them: one is to start at any time. */
export const DAY_AND_NIGHT_SLOTS: readonly Slot[] = ['00:00-11:59', '12:00-23:59'].map((time) => ({
  time,
  days: EVERY_DAY,
  isRemove: true,
}));

let numbers = 0;
/** Numbers used once across all workers. */
export const nextNumber = () => {
  numbers += 1;
  return numbers;
};

/** Cycles through the list. */
export const pickOne = <T>(list: readonly T[]): T | undefined => list[nextNumber() % list.length];

/** Today in Adelaide, YYYY-MM-DD. */
export const getToday = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Adelaide' }).format(new Date());

export const NEWCOMER_PASSWORD = 'a tortoise in the rain';

/** Registers a sub-contractor with small documents. */
export const registerPerson = (url: string, email: string): Promise<Outcome<CallAnswer<typeof registerAccount>>> =>
  Client.visitor(url).call(
    registerAccount,
    {
      name: 'New Comer',
      email,
      address: '3 Example Street',
      zip_code: '5000',
      contact_no: '0491 570 006',
      abn: '51 824 753 556',
      passport_number: 'N1234567',
      bank_name: 'ANZ',
      account_type: 'Savings account',
      account_name: 'New Comer',
      account_number: '012345678',
      bsb: '012345',
      password: NEWCOMER_PASSWORD,
      password_confirm: NEWCOMER_PASSWORD,
    },
    { files: DOCUMENT_KINDS.map((field) => ({ field, bytes: buildPdf(0) })) },
  );

/** An admin who works through chores and records each acknowledged one. */
export class Admin {
  constructor(
    private readonly client: Client,
    private readonly url: string,
    private readonly journal: Journal,
    /** People that this admin alone assigns to jobs. */
    private readonly people: readonly string[],
    /** Timetable of the permanent jobs that this admin creates. */
    private readonly slots: readonly Slot[] = HOURLY_SLOTS,
  ) {}

  /**
   * Repeats the chores until stopped.
   * @param pause after each chore
   */
  async runUntil(isStopped: () => boolean, pause: () => Promise<void> = async () => {}): Promise<void> {
    const chores = [
      () => this.createPermanentJob(),
      () => this.assign('add'),
      () => this.addManualRecord(),
      () => this.decideRequests(),
      () => this.createQuickJob(),
      () => this.assign('add'),
      () => this.addManualRecord(),
      () => this.assign('remove'),
      () => this.decideRequests(),
      () => this.register(),
      () => this.decideRegistration(),
    ];
    for (let turn = 0; !isStopped(); turn += 1) {
      await chores[turn % chores.length]?.();
      await pause();
    }
  }

  async createPermanentJob(): Promise<void> {
    const title = `Place ${nextNumber()}`;
    const outcome = await this.client.call(createPermanentJob, {
      job_title: title,
      job_address: '1 Example Street',
      job_location: '1 Example Street',
      job_need_count: 50,
      pay_per_hr: '45.55',
      pay_per_hr_sub_contractor: '30.35',
      job_description: 'Vacuum all rooms.',
      timeline_data: [...this.slots],
    });
    this.recordJob(outcome, title, 'permanent');
  }

  private async createQuickJob(): Promise<void> {
    const title = `Quick job ${nextNumber()}`;
    const outcome = await this.client.call(createQuickJob, {
      job_title: title,
      job_address: '2 Example Street',
      c_count_for_job: 50,
      pay_per_hr_for_me: '50',
      pay_per_hr_for_c: '33.33',
      job_date: getToday(),
      job_time: '12:00',
      job_desc: 'After the fair.',
    });
    this.recordJob(outcome, title, 'quick');
  }

  private recordJob(
    outcome: Awaited<ReturnType<typeof this.client.call<typeof createQuickJob>>>,
    title: string,
    kind: 'permanent' | 'quick',
  ): void {
    if (outcome.is !== 'done' || outcome.answer.status !== 'done') return;
    this.journal.jobs.set(outcome.answer.job_id, { title, kind });
    this.journal.acknowledge();
  }

  private async assign(method: 'add' | 'remove'): Promise<void> {
    const [jobId, personId] = [pickOne([...this.journal.jobs.keys()]), pickOne(this.people)];
    if (!jobId || !personId) return;
    const outcome = await this.client.call(addOrRemoveUser, { id: jobId, method, added_id: personId });
    this.recordAssignment(outcome.is, jobId, personId, method === 'add');
  }

  private recordAssignment(is: string, jobId: string, personId: string, assigned: boolean): void {
    if (is === 'refused') return;
    this.journal.assigned.set(pairKey(jobId, personId), is === 'done' ? assigned : 'unknown');
    if (is === 'done') this.journal.acknowledge();
  }

  private async decideRequests(): Promise<void> {
    const jobId = pickOne([...this.journal.jobs.keys()]);
    if (!jobId) return;
    const waiting = await this.client.call(getRequests, { job_id: jobId });
    if (waiting.is !== 'done') return;
    for (const { row_id, user_id } of waiting.answer) {
      const { is } = await this.client.call(acceptRequest, { job_id: jobId, user_id, row_id });
      this.recordAssignment(is, jobId, user_id, true);
    }
  }

  private async addManualRecord(): Promise<void> {
    const [jobId, personId] = [pickOne([...this.journal.jobs.keys()]), pickOne(this.people)];
    if (!jobId || !personId) return;
    const cents = 1_000_000 + nextNumber();
    const { is } = await this.client.call(addManualRecord, {
      job_id: jobId,
      m_pay_for_me: `${Math.floor(cents / 100)}.${padTwo(cents % 100)}`,
      m_pay_for_cleaner: '70.00',
      m_date_time: `${getToday()}T00:00`,
      m_done_by: personId,
    });
    if (is !== 'done') return;
    this.journal.manualRecords.set(cents, { jobId, personId });
    this.journal.acknowledge();
  }

  private async register(): Promise<void> {
    const email = `newcomer-${nextNumber()}@example.com`;
    const outcome = await registerPerson(this.url, email);
    if (outcome.is !== 'done' || outcome.answer.status !== 'done') return;
    this.journal.registrations.add(email);
    this.journal.acknowledge();
  }

  private async decideRegistration(): Promise<void> {
    const all = await this.client.call(getAllSubContractors);
    if (all.is !== 'done') return;
    const newcomer = pickOne(all.answer.filter(({ email }) => this.journal.registrations.has(email)));
    if (!newcomer) return;
    const verified = newcomer.verified === 'false';
    const { is } = await this.client.call(verifyUser, { id: newcomer.id, method: verified ? 'approve' : 'disprove' });
    if (is === 'refused') return;
    this.journal.decisions.set(newcomer.id, is === 'done' ? verified : 'unknown');
    if (is === 'done') this.journal.acknowledge();
  }
}

/** A contractor who requests jobs, works and sends documents. */
export class Contractor {
  constructor(
    private readonly client: Client,
    private readonly journal: Journal,
  ) {}

  /** Repeats the work until stopped. */
  async runUntil(isStopped: () => boolean): Promise<void> {
    for (let turn = 0; !isStopped(); turn += 1) {
      if (turn % 5 === 0) await this.requestJob();
      if (turn % 20 === 10) await this.sendDocument();
      await this.startOrFinish();
    }
  }

  private async requestJob(): Promise<void> {
    const jobId = pickOne([...this.journal.jobs.keys()]);
    if (!jobId) return;
    const { is } = await this.client.call(requestJob, { job_id: jobId, user_id: this.client.id });
    if (is === 'done') this.journal.acknowledge();
  }

  /** Replaces one of the person's documents. */
  async sendDocument(): Promise<void> {
    const kind = pickOne(DOCUMENT_KINDS) ?? DOCUMENT_KINDS[0];
    const number = nextNumber();
    const files = [{ field: kind, bytes: buildPdf(number) }];
    const { is } = await this.client.call(updateDocuments, { id: this.client.id }, { files });
    if (is === 'refused') return;
    this.journal.documentNumbers.set(pairKey(this.client.id, kind), is === 'done' ? number : 'unknown');
    if (is !== 'done') return;
    const kinds = this.journal.documents.get(this.client.id) ?? new Set();
    this.journal.documents.set(this.client.id, kinds.add(kind));
    this.journal.acknowledge();
  }

  /** Reads the current work each time, because a doubtful answer leaves it unknown. */
  private async startOrFinish(): Promise<void> {
    const me = await this.client.call(getCurrentUser);
    if (me.is !== 'done') return;
    const { current_permanent_job_row_id, current_quick_job_row_id, permanent_jobs, quick_jobs } = me.answer;
    if (current_permanent_job_row_id) await this.finish(stopPermanentJob, current_permanent_job_row_id);
    else if (current_quick_job_row_id) await this.finish(stopQuickJob, current_quick_job_row_id);
    else if (nextNumber() % 4 === 0) await this.start(startQuickJob, pickOne(quick_jobs)?.job_id);
    else await this.start(startPermanentJob, pickOne(permanent_jobs)?.job_id);
  }

  private async start(call: typeof startPermanentJob, jobId: string | undefined): Promise<void> {
    if (!jobId) return;
    const body = { user_id: this.client.id, job_id: jobId, start_location: LOCATION };
    const outcome = await this.client.call(call, body);
    if (outcome.is !== 'done') return;
    this.journal.started.set(outcome.answer.started_row_id, { jobId, personId: this.client.id });
    this.journal.acknowledge();
  }

  private async finish(call: typeof stopPermanentJob, rowId: string): Promise<void> {
    const body = { user_id: this.client.id, row_id: rowId, finish_location: LOCATION };
    if ((await this.client.call(call, body)).is !== 'done') return;
    this.journal.finished.add(rowId);
    this.journal.acknowledge();
  }
}
