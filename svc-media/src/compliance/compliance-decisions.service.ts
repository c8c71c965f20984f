import { isDeepStrictEqual } from 'node:util';
import {
  type AuditAction,
  type askForRenewal,
  type CallAnswer,
  type CallBody,
  DONE,
  getComplianceLabel,
  HOUR_MS,
  type refuseDocument,
  type verifyDocument,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  InvalidInput,
  KnownAccount,
  raiseNotice,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { BusinessDay } from '../documents/business-day.service.js';
import { ComplianceRequest, ComplianceVersion } from '../documents/compliance-version.entity.js';
import { Ownership } from '../documents/documents.service.js';
import { findFiles } from './compliance.queries.js';
import { findVerificationIssues, toStoredDetails } from './verification.js';

/** Minimum hours between two requests for the same kind of document. */
const ASK_HOURS = 24;

const pickRecorded = ({ issuedOn, expiresOn, details, workLimit }: ComplianceVersion) => ({
  issuedOn,
  expiresOn,
  details,
  workLimit,
});

/**
 * Throws 409 if somebody has decided since the admin's page was loaded.
 * @param seen version known to the page; undefined from an admin page of 1.9.0, which must not undo a refusal either
 */
function requireSeenVersion(
  { version, state, decidedBy, decidedByName }: ComplianceVersion,
  seen: number | undefined,
  admin: Caller,
  decision: 'verified' | 'refused',
): void {
  const isOwn = decidedBy === admin.id;
  const isUnknown =
    seen === undefined
      ? decidedBy !== null && (!isOwn || (state === 'refused' && decision === 'verified'))
      : seen !== version;
  if (!isUnknown) return;
  if (state !== 'verified' && state !== 'refused') throw refuse('document_changed');
  throw refuse('document_decided', { by: isOwn ? '' : decidedByName || 'Another admin', state });
}

interface Decision {
  readonly version: ComplianceVersion;
  readonly person: KnownAccount;
}

/** Decisions of admins about compliance documents. */
@Injectable()
export class ComplianceDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly ownership: Ownership,
    private readonly day: BusinessDay,
  ) {}

  /**
   * Records who has seen the document and how long it is valid. Idempotent. Throws 404; 409 for the admin's own
   * documents, if somebody has decided since the admin's page was loaded, if a newer file was sent, and while a file
   * was not opened; 400 for missing details.
   */
  async verify(admin: Caller, body: CallBody<typeof verifyDocument>): Promise<CallAnswer<typeof verifyDocument>> {
    await this.decide(admin, body.version_id, async (tx, { version, person }) => {
      const issues = findVerificationIssues(version.kind, body, this.day.today());
      if (issues.length > 0) throw new InvalidInput(issues);
      const recorded = {
        issuedOn: body.issued_on ?? null,
        expiresOn: body.expires_on ?? null,
        details: toStoredDetails(version.kind, body),
        workLimit: body.work_limit,
      };
      const isSame = version.state === 'verified' && isDeepStrictEqual(recorded, pickRecorded(version));
      if (isSame && version.decidedBy === admin.id) return;
      requireSeenVersion(version, body.version, admin, 'verified');
      const files = await findFiles(tx.manager, [version.id], admin.id);
      const left = files.filter(({ has_object }) => has_object);
      if (version.state !== 'verified' && left.length === 0) throw refuse('document_file_gone');
      if (left.some(({ opened }) => !opened)) throw refuse('document_not_opened');
      await this.write(tx, admin, version, { state: 'verified', reason: '', ...recorded });
      await this.record(tx, admin, { version, person }, 'document.verified', {
        files: String(left.length),
        ...(body.issued_on && { issued_on: body.issued_on }),
        ...(body.expires_on && { expires_on: body.expires_on }),
      });
      await this.notify(tx, version, { decision: 'verified', ...(body.expires_on && { until: body.expires_on }) });
    });
    return DONE;
  }

  /** Idempotent. Throws 404, and 409 like {@link verify}. */
  async refuse(
    admin: Caller,
    { version_id, version: seen, reason }: CallBody<typeof refuseDocument>,
  ): Promise<CallAnswer<typeof refuseDocument>> {
    await this.decide(admin, version_id, async (tx, { version, person }) => {
      if (version.state === 'refused' && version.reason === reason && version.decidedBy === admin.id) return;
      requireSeenVersion(version, seen, admin, 'refused');
      await this.write(tx, admin, version, { state: 'refused', reason });
      await this.record(tx, admin, { version, person }, 'document.refused', { reason });
      await this.notify(tx, version, { decision: 'refused', reason });
    });
    return DONE;
  }

  /** Throws 404, and 409 if the person was asked for the same kind recently. */
  async ask(
    admin: Caller,
    { user_id, kind }: CallBody<typeof askForRenewal>,
  ): Promise<CallAnswer<typeof askForRenewal>> {
    await this.transactions.run(async (tx) => {
      const person = await this.findPerson(tx, user_id);
      await this.ownership.lock(tx, user_id);
      const now = this.day.now();
      const recent = new Date(now.getTime() - ASK_HOURS * HOUR_MS);
      const key = { personId: user_id, kind };
      if (await tx.manager.existsBy(ComplianceRequest, { ...key, askedAt: MoreThan(recent) }))
        throw refuse('document_asked', { person: person.name });
      await tx.manager.upsert(ComplianceRequest, { ...key, askedAt: now }, ['personId', 'kind']);
      await recordAudit(tx, {
        actor: admin,
        action: 'document.renewal-asked',
        subject: { kind: 'person', id: user_id, name: person.name },
        details: { document: getComplianceLabel(kind) },
      });
      await raiseNotice(tx, {
        kind: 'document-asked',
        to: [user_id],
        parameters: { document: getComplianceLabel(kind) },
      });
    });
    return DONE;
  }

  private async decide(
    admin: Caller,
    versionId: string,
    work: (tx: Transaction, decision: Decision) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const found = await findRow(tx.manager, ComplianceVersion, { id: versionId }, 'no_such_document');
      const { personId, kind, number } = found;
      const person = await this.findPerson(tx, personId);
      if (personId === admin.id) throw refuse('document_own');
      // Serialises uploads and decisions of one person.
      await this.ownership.lock(tx, personId);
      const version = await tx.manager.findOneByOrFail(ComplianceVersion, { id: versionId });
      if (await tx.manager.existsBy(ComplianceVersion, { personId, kind, number: MoreThan(number) }))
        throw refuse('document_newer', { person: person.name });
      await work(tx, { version, person });
    });
  }

  private async findPerson({ manager }: Transaction, id: string): Promise<KnownAccount> {
    const person = await findRow(manager, KnownAccount, { id, removed: false }, 'no_such_person');
    return person;
  }

  private async write(
    tx: Transaction,
    admin: Caller,
    { id, personId, kind, version }: ComplianceVersion,
    values: Partial<ComplianceVersion>,
  ): Promise<void> {
    await tx.manager.update(
      ComplianceVersion,
      { id },
      {
        ...values,
        version: version + 1,
        decidedAt: this.day.now(),
        decidedBy: admin.id,
        decidedByName: admin.name,
      },
    );
    await tx.manager.delete(ComplianceRequest, { personId, kind });
    tx.recordChange('compliance', personId);
  }

  private record(
    tx: Transaction,
    admin: Caller,
    { version, person }: Decision,
    action: AuditAction,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    return recordAudit(tx, {
      actor: admin,
      action,
      subject: { kind: 'person', id: person.id, name: person.name },
      details: { document: getComplianceLabel(version.kind), version: String(version.number), ...details },
    });
  }

  private notify(
    tx: Transaction,
    { personId, kind }: ComplianceVersion,
    outcome: { decision: 'verified'; until?: string } | { decision: 'refused'; reason: string },
  ): Promise<void> {
    const parameters = { document: getComplianceLabel(kind), ...outcome };
    return raiseNotice(tx, { kind: 'document-decided', to: [personId], parameters });
  }
}
