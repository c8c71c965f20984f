import {
  type CallAnswer,
  type CallBody,
  type decideSuper,
  type decideSuperOfMany,
  getBusinessToday,
  type holdPayee,
  type Payee,
  type PayeeDetails,
  type savePayee,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  findLocked,
  getNow,
  InvalidInput,
  insertOnce,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { findChanges } from '../../settings/changes.js';
import { evaluateRctiConditions, RCTI_SETTINGS } from '../remittance/rcti.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { findSuperAnswer } from '../super/decision.js';
import { SuperDecisionRow } from '../super/super-decision.entity.js';
import { findSuperDecisions } from '../super/super-decisions.queries.js';
import { PayeeRow } from './payee.entity.js';
import {
  findDetailsIssues,
  findReportProblems,
  isGstRegistered,
  proposePayeeSuper,
  toGstRegistration,
  toRctiAgreement,
} from './payee-rules.js';
import { findPayee, NEXT_DECISION_NUMBER, type PayeeRecord } from './payees.queries.js';

/** Payment details of people. */
@Injectable()
export class Payees {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly settings: PaySettingsService,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws 404. */
  async read(personId: string, manager: EntityManager = this.manager): Promise<Payee> {
    const row = await this.get(personId, manager);
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const decisions = await findSuperDecisions(manager, [personId]);
    const { answer, reason } = findSuperAnswer(decisions.get(personId) ?? [], today);
    const settings = await this.settings.get(manager);
    const conditions = evaluateRctiConditions(
      {
        issuedOn: today,
        supplier: toGstRegistration(row.abn, row.details),
        recipient: await this.settings.getRegistration(settings, manager),
        agreement: toRctiAgreement(row.details),
        valueSetByRecipient: true,
        suppliedOn: today,
        valueSetOn: null,
      },
      { ...RCTI_SETTINGS, checkDays: settings.register_days },
    );
    const problems = findReportProblems(row, row.details);
    return {
      user_id: row.person_id,
      name: row.name,
      has_left: row.removed,
      abn: row.abn,
      gst_registered: isGstRegistered(row.abn, row.details, today),
      has_bank_details: row.bank_fingerprint !== null,
      on_hold: row.hold_reason !== null,
      super_answer: answer,
      reportable: problems.length === 0,
      version: row.version,
      details: row.details,
      address: row.address,
      postcode: row.postcode,
      account_ending: row.bank_ending ?? '',
      payments_held_until: row.payments_held_until?.toISOString() ?? '',
      gst_claimed_from: row.gst_claimed_from ?? '',
      hold_reason: row.hold_reason ?? '',
      held_by: row.held_by_name ?? '',
      held_at: row.held_at?.toISOString() ?? '',
      super_reason: reason,
      super_proposal: proposePayeeSuper(row.details),
      super_decisions: (decisions.get(personId) ?? [])
        .map(({ decidedBy: decided_by, at: decided_at, ...decision }) => ({ ...decision, decided_by, decided_at }))
        .reverse(),
      rcti_conditions: conditions,
      report_problems: problems,
    };
  }

  /** Throws 400, 404, 409. */
  save(
    admin: Caller,
    personId: string,
    { version, details }: CallBody<typeof savePayee>,
  ): Promise<CallAnswer<typeof savePayee>> {
    const issues = findDetailsIssues(details);
    if (issues.length > 0) throw new InvalidInput(issues);
    return this.transactions.run(async (tx) => {
      const row = await this.lockRow(tx, personId);
      requireVersion(row.version, version, 'changed');
      await this.change(tx, admin, row, details, row.gst_claimed_from);
      return this.read(personId, tx.manager);
    });
  }

  /** Writes new details with an audit entry of the changes. The row must be locked. */
  async change(
    tx: Transaction,
    actor: Caller,
    row: PayeeRecord,
    details: PayeeDetails,
    claimedFrom: string | null,
  ): Promise<void> {
    const changes = findChanges(
      { ...row.details, gst_claimed_from: row.gst_claimed_from },
      { ...details, gst_claimed_from: claimedFrom },
    );
    if (Object.keys(changes).length === 0) return;
    const changed = { details, gstClaimedFrom: claimedFrom, version: () => 'version + 1' };
    await tx.manager.update(PayeeRow, { personId: row.person_id }, changed);
    const subject = { kind: 'person', id: row.person_id, name: row.name } as const;
    await recordAudit(tx, { actor, action: 'payee.changed', subject, details: changes });
  }

  /** Decisions are added, never changed. Throws 404. */
  decideSuper(admin: Caller, personId: string, { answer, reason, from }: CallBody<typeof decideSuper>): Promise<Payee> {
    return this.transactions.run(async (tx) => {
      const row = await this.lockRow(tx, personId);
      await this.keepDecision(tx, admin, row, { answer, reason, from });
      return this.read(personId, tx.manager);
    });
  }

  /** One transaction a person. Keeps decisions made by others meanwhile. Throws 404. */
  async decideSuperOfMany(
    admin: Caller,
    { user_ids, ...decision }: CallBody<typeof decideSuperOfMany>,
  ): Promise<CallAnswer<typeof decideSuperOfMany>> {
    const results: CallAnswer<typeof decideSuperOfMany>['results'] = [];
    for (const personId of new Set(user_ids)) results.push(await this.decideUndecided(admin, personId, decision));
    return { results };
  }

  private decideUndecided(
    admin: Caller,
    personId: string,
    decision: Pick<CallBody<typeof decideSuper>, 'answer' | 'reason' | 'from'>,
  ): Promise<CallAnswer<typeof decideSuperOfMany>['results'][number]> {
    return this.transactions.run(async (tx) => {
      const row = await this.lockRow(tx, personId);
      const result = { user_id: personId, name: row.name };
      const newest = (await findSuperDecisions(tx.manager, [personId])).get(personId)?.at(-1);
      if (!newest) {
        await this.keepDecision(tx, admin, row, decision);
        return { ...result, outcome: 'decided', msg: '' };
      }
      const { answer, reason, from } = newest;
      if (answer === decision.answer && reason === decision.reason && from === decision.from)
        return { ...result, outcome: 'already', msg: '' };
      const what = answer === 'yes' ? 'super is owed' : 'super isn’t owed';
      return { ...result, outcome: 'left', msg: `${newest.decidedBy} has already decided that ${what}.` };
    });
  }

  /** The person must be locked. */
  private async keepDecision(
    tx: Transaction,
    admin: Caller,
    { person_id: personId, name }: PayeeRecord,
    { answer, reason, from }: Pick<CallBody<typeof decideSuper>, 'answer' | 'reason' | 'from'>,
  ): Promise<void> {
    await tx.manager
      .createQueryBuilder()
      .insert()
      .into(SuperDecisionRow)
      .values({
        personId,
        number: () => NEXT_DECISION_NUMBER,
        answer,
        reason,
        fromDay: from,
        decidedBy: admin.id,
        decidedAt: databaseNow,
      })
      .setParameter('personId', personId)
      .execute();
    await recordAudit(tx, {
      actor: admin,
      action: 'payee.super-decided',
      subject: { kind: 'person', id: personId, name },
      details: { answer, reason, from },
    });
  }

  /** Throws 404, and 409 naming the admin if it would change nothing. */
  hold(admin: Caller, personId: string, body: CallBody<typeof holdPayee>): Promise<Payee> {
    return this.transactions.run(async (tx) => {
      const row = await this.lockRow(tx, personId);
      if (body.hold && row.hold_reason !== null)
        throw refuse('payments_held', { by: row.held_by_name ?? '', person: row.name, reason: row.hold_reason });
      if (!body.hold && row.hold_reason === null) throw refuse('payments_not_held', { person: row.name });
      const held = body.hold
        ? { holdReason: body.reason, heldBy: admin.id, heldAt: new Date() }
        : { holdReason: null, heldBy: null, heldAt: null };
      await tx.manager.update(PayeeRow, { personId }, { ...held, version: () => 'version + 1' });
      await recordAudit(tx, {
        actor: admin,
        action: body.hold ? 'payee.held' : 'payee.released',
        subject: { kind: 'person', id: personId, name: row.name },
        details: { reason: body.hold ? body.reason : (row.hold_reason ?? '') },
      });
      return this.read(personId, tx.manager);
    });
  }

  /** The locked row, created if missing. Throws 404. */
  async lockRow(tx: Transaction, personId: string): Promise<PayeeRecord> {
    await this.get(personId, tx.manager);
    const none = { personId, details: {}, version: 1 };
    await insertOnce(tx.manager, PayeeRow, none);
    await findLocked(tx.manager, PayeeRow, { personId });
    return this.get(personId, tx.manager);
  }

  /** Throws 404. */
  async get(personId: string, manager: EntityManager = this.manager): Promise<PayeeRecord> {
    const row = await findPayee(manager, personId);
    if (!row) throw refuse('no_such_person');
    return row;
  }
}
