import type { EntityState } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import type { PaperFacts } from '@cleaning/service-kit/paper';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { KnownCompany } from './known-company.entity.js';
import { KnownLogo } from './known-logo.entity.js';

/** The company that issues papers; its name is empty until entered. */
export interface PaperCompany extends Pick<PaperFacts, 'colour' | 'logo'> {
  readonly name: string;
}

/** Name, colour and logo of the company, which svc-invoice and svc-media keep. */
@Injectable()
export class PaperCompanies {
  constructor(
    @InjectRepository(KnownCompany) private readonly companies: Repository<KnownCompany>,
    @InjectRepository(KnownLogo) private readonly logos: Repository<KnownLogo>,
  ) {}

  @OnChange('site')
  async apply(id: string, state: EntityState<'site'> | null, { manager }: Transaction): Promise<void> {
    if (!state) return;
    const { legal_name: name, colour } = state.company;
    await manager.upsert(KnownCompany, { id, name, colour }, ['id']);
  }

  @OnChange('logo')
  async applyLogo(id: string, state: EntityState<'logo'> | null, { manager }: Transaction): Promise<void> {
    if (!state) {
      await manager.delete(KnownLogo, { id });
      return;
    }
    const { width, height, png } = state;
    await manager.upsert(KnownLogo, { id, png: Buffer.from(png, 'base64'), width, height }, ['id']);
  }

  async read(): Promise<PaperCompany> {
    const [[company], [logo]] = await Promise.all([this.companies.find({ take: 1 }), this.logos.find({ take: 1 })]);
    const name = company?.name ?? '';
    return {
      name,
      colour: company?.colour,
      logo: logo && { content: logo.png, width: logo.width, height: logo.height, name },
    };
  }
}
