import { type EntityState, FIRST_COMPANY } from '@cleaning/contracts';
import { ENVIRONMENT, type Environment, OnChange, type Transaction } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { environment } from '../environment.js';
import { KnownLogo, type Logo } from './known-logo.entity.js';
import { KnownSite } from './known-site.entity.js';

export type CompanyState = EntityState<'site'>['company'];

/** Company details for messages, replicated from svc-invoice. */
@Injectable()
export class KnownCompany {
  constructor(
    @InjectRepository(KnownSite) private readonly sites: Repository<KnownSite>,
    @InjectRepository(KnownLogo) private readonly logos: Repository<KnownLogo>,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  @OnChange('site')
  async apply(id: string, state: EntityState<'site'> | null, { manager }: Transaction): Promise<void> {
    if (state) await manager.upsert(KnownSite, { id, state }, ['id']);
  }

  @OnChange('logo')
  async applyLogo(id: string, state: EntityState<'logo'> | null, { manager }: Transaction): Promise<void> {
    if (!state) {
      await manager.delete(KnownLogo, { id });
      return;
    }
    const { path, width, height } = state;
    await manager.upsert(KnownLogo, { id, path, width, height }, ['id']);
  }

  /** Undefined: no logo. */
  async findLogo(): Promise<Logo | undefined> {
    const [logo] = await this.logos.find({ take: 1 });
    return logo;
  }

  async read(): Promise<CompanyState> {
    const [site] = await this.sites.find({ take: 1 });
    return site?.state.company ?? FIRST_COMPANY;
  }

  /** Address for replies, copies and contact by push services: the first admin until the company has one. */
  async getOfficeEmail(): Promise<string> {
    const { OFFICE_EMAIL, ADMIN_EMAIL, SITE_URL } = this.env;
    return OFFICE_EMAIL ?? ((await this.read()).email || ADMIN_EMAIL || `office@${new URL(SITE_URL).hostname}`);
  }
}
