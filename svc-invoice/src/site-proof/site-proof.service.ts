import { isDeepStrictEqual } from 'node:util';
import {
  buildFieldProblem,
  type CallAnswer,
  FIRST_PROOF,
  type FieldIssue,
  getBusinessToday,
  type listSiteProofVersions,
  SITE_ID,
  type SiteProof,
  type VersionedSiteProof,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  getNow,
  InvalidInput,
  recordAudit,
  requireVersion,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { lockSiteProof } from '../locks.js';
import type { environment } from '../settings/settings.service.js';
import { SiteProofRow, SiteProofVersion } from './site-proof.entity.js';

const SHOWN_VERSIONS = 50;

/** Working days until a quote, as the website promises them. */
export const findPromisedDays = async (manager: EntityManager): Promise<number> =>
  (await manager.findOneBy(SiteProofRow, { onlyRow: true }))?.proof.promise_days ?? FIRST_PROOF.promise_days;

/** Days on which something was said or read that are still to come. */
function findFutureDays({ testimonials, ratings }: SiteProof, today: string): FieldIssue[] {
  const days = [
    ...testimonials.map(({ said_on }, index) => ({ field: `testimonials.${index}.said_on`, day: said_on })),
    ...ratings.map(({ read_on }, index) => ({ field: `ratings.${index}.read_on`, day: read_on })),
  ];
  return days.filter(({ day }) => day > today).map(({ field }) => buildFieldProblem(field, 'in_future'));
}

/** Promises and proof on the website; defaults and empty lists until an admin saves some. */
@Injectable()
export class SiteProofService {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    @InjectRepository(SiteProofVersion) private readonly versions: Repository<SiteProofVersion>,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async get(manager: EntityManager = this.manager): Promise<VersionedSiteProof> {
    const saved = await manager.findOneBy(SiteProofRow, { onlyRow: true });
    return { ...FIRST_PROOF, ...saved?.proof, version: saved?.version ?? 0 };
  }

  async listVersions(): Promise<CallAnswer<typeof listSiteProofVersions>> {
    const rows = await this.versions.find({ order: { version: 'DESC' }, take: SHOWN_VERSIONS });
    return rows.map(({ version, proof, savedBy, savedAt }) => ({
      version,
      proof: { ...FIRST_PROOF, ...proof },
      by: savedBy,
      at: savedAt.toISOString(),
    }));
  }

  /** Throws 400 for days to come, 409 when it has changed since it was read. */
  async save(admin: Caller, { version, ...typed }: VersionedSiteProof): Promise<VersionedSiteProof> {
    const issues = findFutureDays(typed, getBusinessToday(this.env.BUSINESS_TZ, getNow()));
    if (issues.length > 0) throw new InvalidInput(issues);
    const proof = { ...typed, served_postcodes: [...new Set(typed.served_postcodes)].sort() };
    return this.transactions.run(async (tx) => {
      await lockSiteProof(tx.manager);
      const { version: latest, ...before } = await this.get(tx.manager);
      requireVersion(latest, version, 'changed_saved');
      const changed = (Object.keys(proof) as (keyof SiteProof)[]).filter(
        (field) => !isDeepStrictEqual(before[field], proof[field]),
      );
      if (changed.length === 0) return { ...before, version };
      await tx.manager.upsert(SiteProofRow, { onlyRow: true, proof, version: version + 1 }, ['onlyRow']);
      const kept = { proof, savedBy: admin.name, savedAt: new Date() };
      await tx.manager.insert(SiteProofVersion, { version: version + 1, ...kept });
      tx.recordChange('site', SITE_ID);
      await recordAudit(tx, {
        actor: admin,
        action: 'site-proof.changed',
        subject: { kind: 'site', id: '', name: 'Reviews and prices on the website' },
        details: { changed: changed.join(', ') },
      });
      return { ...proof, version: version + 1 };
    });
  }
}
