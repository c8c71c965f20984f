import {
  askForChange,
  decideDetailChange,
  editPerson,
  getAuditLog,
  getContractor,
  getMyChange,
  listDetailChanges,
  listNotices,
  showBankDetails,
  withdrawChange,
} from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import type { TestPerson } from './people.js';

type Changes = Record<string, string>;

/** Calls about people's details, mostly by an admin. */
export class DetailsDesk {
  constructor(
    private readonly testApp: TestApp,
    private readonly admin: TestPerson,
  ) {}

  async readDetail({ id }: TestPerson) {
    return (await this.testApp.call(getContractor, { token: this.admin.token, params: { userID: id } })).body;
  }
  async readVersion(person: TestPerson): Promise<number> {
    return (await this.readDetail(person)).details_version;
  }
  edit(by: TestPerson, { id }: TestPerson, changes: Changes, details_version = 1) {
    return this.testApp.call(editPerson, { token: by.token, body: { id, details_version, changes } });
  }
  ask({ token }: TestPerson, changes: Changes) {
    return this.testApp.call(askForChange, { token, body: { changes } });
  }
  /** Returns the request's id. */
  async requestChange(person: TestPerson, changes: Changes): Promise<string> {
    expect(await this.ask(person, changes)).toMatchObject({ status: 200 });
    return (await this.readRequest(person)).id;
  }
  async readRequest({ token }: TestPerson) {
    return (await this.testApp.call(getMyChange, { token })).body.change;
  }
  withdraw({ token }: TestPerson, id: string) {
    return this.testApp.call(withdrawChange, { token, body: { id } });
  }
  async list() {
    return (await this.testApp.call(listDetailChanges, { token: this.admin.token })).body;
  }
  decide(
    by: TestPerson,
    id: string,
    decision: 'approve' | 'reject' = 'approve',
    { reason = '', details_version = 1 } = {},
  ) {
    return this.testApp.call(decideDetailChange, { token: by.token, body: { id, details_version, decision, reason } });
  }
  async findNotices({ token }: TestPerson): Promise<{ kind: string; text: string }[]> {
    return (await this.testApp.call(listNotices, { token })).body.notices;
  }
  async readAudit({ id }: TestPerson): Promise<{ action: string; details: Changes }[]> {
    return (await this.testApp.call(getAuditLog, { token: this.admin.token, query: { subject_id: id } })).body.entries;
  }
  async readBankDetails({ id }: TestPerson) {
    return (await this.testApp.call(showBankDetails, { token: this.admin.token, body: { id } })).body;
  }
  async readRow({ id }: TestPerson) {
    return (await this.testApp.dataSource.query('SELECT * FROM account WHERE id = $1', [id]))[0];
  }
}
