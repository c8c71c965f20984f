import {
  type CallAnswer,
  type CallQuery,
  COMPLIANCE_CONFIRMATIONS,
  COMPLIANCE_FIELDS,
  COMPLIANCE_KINDS,
  type ComplianceDetails,
  type ComplianceItem,
  type ComplianceKind,
  computeComplianceState,
  type countCompliance,
  EXPIRING_DAYS,
  type getMyCompliance,
  isRequiredOfEveryone,
  type listCompliance,
  type PersonCompliance,
  type ComplianceVersion as ShownVersion,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  findRow,
  KnownAccount,
  ReadsState,
  type States,
  signDocumentPath,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { BusinessDay } from '../documents/business-day.service.js';
import { ComplianceRequest, ComplianceVersion } from '../documents/compliance-version.entity.js';
import { DocumentSignature } from '../documents/document-signature.entity.js';
import { toStoredSignature } from '../documents/signatures.js';
import type { environment } from '../environment.js';
import {
  countWaiting,
  findFiles,
  findPeoplePage,
  findStandings,
  type StandingRow,
  type VersionFile,
} from './compliance.queries.js';
import { ComplianceRules } from './compliance-settings.service.js';

const NO_DETAILS = Object.fromEntries(
  Object.keys({ ...COMPLIANCE_FIELDS, ...COMPLIANCE_CONFIRMATIONS }).map((name) => [name, '']),
) as ComplianceDetails;

const toIsoInstant = (date: Date | null | undefined): string => date?.toISOString() ?? '';

/** A person's state for each kind on a day; `missing` if there is no document. */
function collectItems(standings: readonly StandingRow[], today: string): Map<ComplianceKind, ComplianceItem> {
  const found = new Map(standings.map((standing) => [standing.kind, standing]));
  return new Map(
    COMPLIANCE_KINDS.map((kind) => {
      const { base, expires_on, renewal, reason } = found.get(kind) ?? {
        base: 'missing' as const,
        expires_on: '',
        renewal: '' as const,
        reason: '',
      };
      return [
        kind,
        { kind, state: computeComplianceState({ base, expires_on }, today), base, expires_on, renewal, reason },
      ];
    }),
  );
}

/** Reads people's compliance documents. */
@Injectable()
export class ComplianceReads {
  constructor(
    @InjectRepository(ComplianceVersion) private readonly versions: Repository<ComplianceVersion>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly rules: ComplianceRules,
    private readonly day: BusinessDay,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** The six kinds, and others that the person has or was asked for. */
  async readOwn(personId: string): Promise<CallAnswer<typeof getMyCompliance>> {
    const { manager } = this;
    const [standings, requests, { counting }] = await Promise.all([
      findStandings(manager, [personId]),
      manager.findBy(ComplianceRequest, { personId }),
      this.rules.read(),
    ]);
    const asked = new Map(requests.map(({ kind, askedAt }) => [kind, askedAt]));
    const seen = new Map(standings.map(({ kind, seen_at }) => [kind, seen_at]));
    return [...collectItems(standings, this.day.today()).values()].map((item) => ({
      ...item,
      counts: counting.includes(item.kind),
      asked_at: toIsoInstant(asked.get(item.kind)),
      seen_at: toIsoInstant(seen.get(item.kind)),
    }));
  }

  async list(query: CallQuery<typeof listCompliance>): Promise<CallAnswer<typeof listCompliance>> {
    const { manager } = this;
    const today = this.day.today();
    const asked = query.kind ? [query.kind] : COMPLIANCE_KINDS.filter(isRequiredOfEveryone);
    const page = { ...query, kind: query.kind, state: query.state };
    const { total, rows: people } = await findPeoplePage(manager, page, { asked, today, days: EXPIRING_DAYS });
    const standings = await findStandings(
      manager,
      people.map(({ user_id }) => user_id),
    );
    const rows = people.map((person) => {
      const own = standings.filter(({ person_id }) => person_id === person.user_id);
      return { ...person, items: [...collectItems(own, today).values()] };
    });
    return { total, rows };
  }

  async count(): Promise<CallAnswer<typeof countCompliance>> {
    return { waiting: await countWaiting(this.manager) };
  }

  /** Throws 404. */
  async readPerson(reader: Caller, personId: string): Promise<PersonCompliance> {
    const { manager } = this;
    const person = await findRow(this.manager, KnownAccount, { id: personId, removed: false }, 'no_such_person');
    const [standings, requests, versions] = await Promise.all([
      findStandings(manager, [personId]),
      manager.findBy(ComplianceRequest, { personId }),
      this.versions.find({ where: { personId }, order: { number: 'DESC' } }),
    ]);
    const [files, signatures] = await Promise.all([
      findFiles(
        manager,
        versions.map(({ id }) => id),
        reader.id,
      ),
      manager.findBy(DocumentSignature, { personId }),
    ]);
    // A version has the id of its first file.
    const signed = new Map(signatures.map((signature) => [signature.documentId, toStoredSignature(signature)]));
    const asked = new Map(requests.map(({ kind, askedAt }) => [kind, askedAt]));
    const kinds = [...collectItems(standings, this.day.today()).values()].map((item) => ({
      ...item,
      asked_at: toIsoInstant(asked.get(item.kind)),
      versions: versions
        .filter(({ kind }) => kind === item.kind)
        .map((version) => ({ ...this.toVersion(reader, version, files), signature: signed.get(version.id) ?? null })),
    }));
    return { user_id: personId, name: person.name, kinds };
  }

  @ReadsState('compliance')
  async findStates(personIds: readonly string[]): Promise<States<'compliance'>> {
    const standings = await findStandings(this.manager, personIds);
    return new Map(
      personIds.map((id) => {
        const own = standings.filter(({ person_id }) => person_id === id);
        const documents = own.map(({ kind, base, expires_on }) => ({ kind, base, expires_on }));
        return [id, { documents, work_limit: own.some(({ kind, work_limit }) => kind === 'visa' && work_limit) }];
      }),
    );
  }

  private toVersion(
    reader: Caller,
    version: ComplianceVersion,
    files: readonly VersionFile[],
  ): Omit<ShownVersion, 'signature'> {
    const { id: readerId, sessionId, sessionVersion } = reader;
    const signDocument = (documentId: string) =>
      signDocumentPath(this.env.DOCUMENT_LINK_SECRET, { documentId, readerId, sessionId, sessionVersion });
    return {
      version_id: version.id,
      number: version.number,
      version: version.version,
      state: version.state,
      submitted_at: version.submittedAt.toISOString(),
      decided_at: toIsoInstant(version.decidedAt),
      decided_by: version.decidedByName,
      reason: version.reason,
      issued_on: version.issuedOn ?? '',
      expires_on: version.expiresOn ?? '',
      details: { ...NO_DETAILS, ...version.details },
      work_limit: version.workLimit,
      files: files
        .filter(({ version_id }) => version_id === version.id)
        .map(({ file_id, content_type, has_object, opened }) => ({
          file_id,
          path: has_object ? signDocument(file_id) : '',
          content_type,
          opened,
        })),
      files_deleted_at: toIsoInstant(version.filesDeletedAt),
    };
  }
}
