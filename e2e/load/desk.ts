import {
  getAttention,
  getAuditLog,
  getHome,
  getToday,
  inviteAdmin,
  listApprovals,
  listWork,
  makeLink,
  resetPassword,
} from '@cleaning/contracts';
import { Client, type Outcome } from '../faults/client.js';
import { retryUntilDone } from '../faults/kill-service.js';
import { Admin } from '../faults/users.js';
import { pauseUntil } from './phone.js';

const PASSWORD = 'a heron above the river';
/** An admin reads a list or does a chore about so often, ms. */
const PAUSE_MS = 3_000;

/** Invites an admin, whose password is set with the link. Returns the new admin's client. */
export async function addAdmin(desk: Client, url: string, email: string): Promise<Client> {
  const { id } = await retryUntilDone(() => desk.call(inviteAdmin, { name: 'Load Admin', email }));
  const link = (await retryUntilDone(() => desk.call(makeLink, { id }))).url;
  const token = link.split('#').at(-1) ?? '';
  const chosen = { token, new_password: PASSWORD, confirm_password: PASSWORD };
  await retryUntilDone(() => Client.visitor(url).call(resetPassword, chosen));
  return Client.logIn(url, email, PASSWORD);
}

/** An admin who looks at the desk's pages, and works through the chores of an `Admin` in between. */
export class Desk {
  private readonly reads: readonly (() => Promise<Outcome<unknown>>)[];

  constructor(
    client: Client,
    private readonly admin: Admin,
  ) {
    this.reads = [
      () => client.call(getHome),
      () => client.call(getToday),
      () => client.call(getAttention),
      () => client.call(listWork, {}),
      () => client.call(listApprovals, {}),
      () => client.call(getAuditLog),
    ];
  }

  /** @param startInMs when the admin begins, from now */
  async runUntil(isStopped: () => boolean, startInMs: number): Promise<void> {
    await pauseUntil(isStopped, startInMs);
    let turn = 0;
    const readNext = async () => {
      await pauseUntil(isStopped, PAUSE_MS);
      await this.reads[turn % this.reads.length]?.();
      turn += 1;
      await pauseUntil(isStopped, PAUSE_MS);
    };
    await readNext();
    await this.admin.runUntil(isStopped, readNext);
  }
}
