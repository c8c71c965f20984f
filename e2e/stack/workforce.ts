import {
  ACCOUNT_TYPES,
  type AnswerOf,
  addOrRemoveUser,
  BANKS,
  type BodyInput,
  type BodyOf,
  type Call,
  changePassword,
  createPermanentJob,
  createQuickJob,
  DAYS,
  DOCUMENT_KINDS,
  getAllSubContractors,
  getDoneJobsByPlace,
  login,
  registerAccount,
  removeSubContractor,
  requestJob,
  startPermanentJob,
  stopPermanentJob,
  uploadGallery,
  verifyUser,
} from '@cleaning/contracts';
import { ok } from './api';
import { jpg } from './documents';
import { businessToday } from './office';
import type { Product } from './test';

const PASSWORD = 'a long enough passphrase';
/** Adelaide, Victoria Square. */
const HERE = '-34.92866,138.59986,12';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** People and jobs of their own for journeys of sub-contractors, made with an admin's token. */
export class Workforce {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async open({ url, admin }: Product): Promise<Workforce> {
    const { access_token }: AnswerOf<typeof login> = await ok(url, login, { body: admin });
    return new Workforce(url, access_token);
  }

  private call<C extends Call>(call: C, body: Readonly<Record<string, unknown>> = {}): Promise<AnswerOf<C>> {
    return ok(this.url, call, { token: this.token, body });
  }

  /** Somebody who has just registered. */
  async newcomer(name: string): Promise<Person> {
    const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '.')}.${Date.now().toString(36)}@example.com`;
    const file = await jpg('document');
    await ok(this.url, registerAccount, {
      body: {
        name,
        email,
        address: '7 Rosella Street, Norwood SA',
        zip_code: '5067',
        contact_no: '0491 570 006',
        abn: '51 824 753 556',
        passport_number: 'PA1234567',
        bank_name: BANKS[0],
        account_type: ACCOUNT_TYPES[0],
        account_name: name,
        account_number: '001234567',
        bsb: '013-006',
        password: PASSWORD,
        password_confirm: PASSWORD,
      },
      files: Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, file])),
    });
    const everybody = await this.call(getAllSubContractors);
    const person = everybody.find((each) => each.email === email);
    if (!person) throw new Error(`${email} is not in the list of sub-contractors`);
    return { id: person.id, name, email, password: PASSWORD };
  }

  /** Somebody who has registered and is verified. */
  async contractor(name: string): Promise<Person> {
    const person = await this.newcomer(name);
    await this.call(verifyUser, { id: person.id, method: 'approve' });
    return person;
  }

  /** A permanent job with one slot on each day, which covers the whole day unless said otherwise. */
  async permanentJob(title: string, times: readonly string[] = ['00:00-23:59']): Promise<string> {
    const job: BodyInput<typeof createPermanentJob> = {
      job_title: title,
      job_address: '1 King William Street, Adelaide SA 5000',
      job_location: 'https://www.openstreetmap.org/?mlat=-34.9287&mlon=138.5999',
      job_need_count: 2,
      pay_per_hr: '48.00',
      pay_per_hr_sub_contractor: '30.00',
      job_description: 'All floors.\nKey at the front desk.',
      timeline_data: times.map((time) => ({ time, days: [...DAYS], isRemove: false })),
    };
    return jobIdOf(await this.call(createPermanentJob, job));
  }

  /** A quick job of today, unless another day YYYY-MM-DD is given. */
  async quickJob(title: string, day = businessToday()): Promise<string> {
    const job: BodyInput<typeof createQuickJob> = {
      job_title: title,
      job_address: '2 Jetty Road, Glenelg SA 5045',
      c_count_for_job: 1,
      pay_per_hr_for_me: '60',
      pay_per_hr_for_c: '40',
      job_date: day,
      job_time: '18:30',
      job_desc: 'Bring a broom.',
    };
    return jobIdOf(await this.call(createQuickJob, job));
  }

  async assign(jobId: string, { id, name }: Person): Promise<void> {
    const body: BodyOf<typeof addOrRemoveUser> = { id: jobId, method: 'add', added_id: id, added_name: name };
    await this.call(addOrRemoveUser, body);
  }

  private async tokenOf({ email, password }: Person): Promise<string> {
    const { access_token }: AnswerOf<typeof login> = await ok(this.url, login, { body: { email, password } });
    return access_token;
  }

  /** On another phone of the person. */
  async changePassword(person: Person, next: string): Promise<void> {
    const token = await this.tokenOf(person);
    const body = { current_password: person.password, new_password: next, confirm_password: next, user_id: person.id };
    await ok(this.url, changePassword, { token, body });
  }

  /** Starts a person's slot of today; the press was kept on the phone for so many minutes. Answers the record's id. */
  async start(jobId: string, person: Person, keptForMinutes = 0): Promise<string> {
    const token = await this.tokenOf(person);
    const body: BodyInput<typeof startPermanentJob> = { user_id: person.id, job_id: jobId, start_location: HERE };
    if (keptForMinutes > 0) body.stamped_at = new Date(Date.now() - keptForMinutes * 60_000).toISOString();
    return (await ok(this.url, startPermanentJob, { token, body })).started_row_id;
  }

  async finish(rowId: string, person: Person): Promise<void> {
    const token = await this.tokenOf(person);
    await ok(this.url, stopPermanentJob, { token, body: { user_id: person.id, row_id: rowId, finish_location: HERE } });
  }

  async request(jobId: string, person: Person): Promise<void> {
    const token = await this.tokenOf(person);
    await ok(this.url, requestJob, { token, body: { job_id: jobId, user_id: person.id } });
  }

  async remove({ id }: Person): Promise<void> {
    await ok(this.url, removeSubContractor, { token: this.token, params: { userID: id } });
  }

  /** A gallery collection with one picture on each side. */
  async collection(catergory: string): Promise<void> {
    const files = { before_imgs: await jpg('before'), after_imgs: await jpg('after') };
    await ok(this.url, uploadGallery, { token: this.token, body: { catergory }, files });
  }

  /** This month's work at a job, as the admin sees it. */
  doneWork(jobId: string): Promise<AnswerOf<typeof getDoneJobsByPlace>> {
    const [year, month] = businessToday().split('-');
    return this.call(getDoneJobsByPlace, { job_id: jobId, year, month });
  }
}

function jobIdOf(answer: AnswerOf<typeof createPermanentJob>): string {
  if (answer.status !== 'done') throw new Error(answer.msg);
  return answer.job_id;
}
