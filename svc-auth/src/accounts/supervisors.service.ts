import {
  type CallAnswer,
  type CallBody,
  type choosePlaces,
  DONE,
  type Done,
  type endSupervisor,
  type getPlaceTeam,
  type SupervisorRow,
} from '@cleaning/contracts';
import {
  type Caller,
  type Places,
  refuse,
  requireVersion,
  Transactions,
  toPlacesParameter,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { writeAudit } from '../audit/audit-entry.js';
import { type Account, changeAccount } from './account.entity.js';
import { findPeopleAtPlaces, listSupervisors } from './accounts.queries.js';

/** People who see and act for chosen sites only. Invitations are in AdminLinks. */
@Injectable()
export class Supervisors {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
  ) {}

  list(): Promise<SupervisorRow[]> {
    return listSupervisors(this.manager);
  }

  listTeam(places: Places): Promise<CallAnswer<typeof getPlaceTeam>> {
    return findPeopleAtPlaces(this.manager, toPlacesParameter(places));
  }

  /** The same places again change nothing. Throws 404, and 409 when somebody else has chosen others meanwhile. */
  async choosePlaces(admin: Caller, { id, version, places }: CallBody<typeof choosePlaces>): Promise<Done> {
    const chosen = [...new Set(places)];
    let before: readonly string[] = [];
    await this.transactions.run(async (tx) => {
      const outcome = await changeAccount(tx, id, (account) => {
        requireSupervisor(account);
        before = account.places;
        const added = chosen.filter((place) => !before.includes(place));
        if (added.length === 0 && chosen.length === before.length) return false;
        requireVersion(account.version, version, 'supervisor_changed');
        account.places = chosen;
        account.version += 1;
        return true;
      });
      if (!outcome) throw refuse('no_such_supervisor');
      if (!outcome.changed) return;
      await writeAudit(tx, {
        actor: admin,
        action: 'account.places-chosen',
        subject: { kind: 'person', id, name: outcome.account.name },
        details: {
          added: chosen.filter((place) => !before.includes(place)).join(', '),
          removed: before.filter((place) => !chosen.includes(place)).join(', '),
        },
      });
    });
    return DONE;
  }

  /** Retention erases the details. The e-mail address can be invited again. Throws 404. */
  async end(admin: Caller, { id }: CallBody<typeof endSupervisor>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const outcome = await changeAccount(tx, id, (account) => {
        requireSupervisor(account);
        account.removedAt = new Date();
        account.sessionVersion += 1;
        account.places = [];
        return true;
      });
      if (!outcome) throw refuse('no_such_supervisor');
      const { name } = outcome.account;
      await writeAudit(tx, { actor: admin, action: 'account.supervisor-ended', subject: { kind: 'person', id, name } });
    });
    return DONE;
  }
}

function requireSupervisor({ role }: Account): void {
  if (role !== 'supervisor') throw refuse('no_such_supervisor');
}
