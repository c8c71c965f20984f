import type { EntityState, Supplier } from '@cleaning/contracts';
import { findRow, hashSha256, OnChange, type Transaction } from '@cleaning/service-kit';
import type { PaperCompany, PaperLogo } from '@cleaning/service-kit/paper';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { CompanyLogo } from './company-logo.entity.js';

/** The company's logos. svc-media stores the newest. */
@Injectable()
export class Logos {
  constructor(
    @InjectRepository(CompanyLogo) private readonly logos: Repository<CompanyLogo>,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  @OnChange('logo')
  async apply(_id: string, state: EntityState<'logo'> | null, { manager }: Transaction): Promise<void> {
    await manager.update(CompanyLogo, { isCurrent: true }, { isCurrent: false });
    if (!state) return;
    const { width, height } = state;
    const png = Buffer.from(state.png, 'base64');
    const sha256 = hashSha256(png);
    await manager.upsert(CompanyLogo, { sha256, png, width, height, isCurrent: true }, ['sha256']);
  }

  /** SHA-256 of the one that papers get from now on; undefined without one. */
  async findCurrentHash(manager: EntityManager = this.manager): Promise<string | undefined> {
    const logo = await manager.findOne(CompanyLogo, { where: { isCurrent: true }, select: { sha256: true } });
    return logo?.sha256;
  }

  /** The PNG with this SHA-256. Throws 404. */
  async getPng(sha256: string): Promise<Buffer> {
    const found = await findRow(this.manager, CompanyLogo, { sha256 }, 'no_such_logo');
    return found.png;
  }

  /** The logo on papers of this supplier. */
  async findLogo({ logo, name }: Pick<Supplier, 'logo' | 'name'>): Promise<PaperLogo | undefined> {
    const found = logo ? await this.logos.findOneBy({ sha256: logo }) : null;
    return found ? { content: found.png, width: found.width, height: found.height, name } : undefined;
  }

  /** Appearance of papers of this supplier. */
  async findPaper(supplier: Pick<Supplier, 'logo' | 'name' | 'colour'>): Promise<PaperCompany> {
    return { author: supplier.name, colour: supplier.colour, logo: await this.findLogo(supplier) };
  }
}
