import { FIRST_COMPANY, type StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable, Module } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { KnownSite } from './known-site.entity.js';

export type CompanyState = StateOf<'site'>['company'];

/** The company as messages name it: svc-invoice keeps it. */
@Injectable()
export class KnownCompany {
  constructor(@InjectRepository(KnownSite) private readonly sites: Repository<KnownSite>) {}

  @OnChange('site')
  async apply(id: string, state: StateOf<'site'> | null, { manager }: Transaction): Promise<void> {
    if (state) await manager.upsert(KnownSite, { id, state }, ['id']);
  }

  async read(): Promise<CompanyState> {
    const [site] = await this.sites.find({ take: 1 });
    return site?.state.company ?? FIRST_COMPANY;
  }
}

@Module({ imports: [TypeOrmModule.forFeature([KnownSite])], providers: [KnownCompany], exports: [KnownCompany] })
export class CompanyModule {}
