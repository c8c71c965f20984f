import { type EntityState, FIRST_COMPANY, type SiteData } from '@cleaning/contracts';
import { ENVIRONMENT, type Environment, OnChange, type Transaction } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { environment } from '../environment.js';
import { Gallery } from '../gallery/gallery.service.js';
import { PAGES } from '../site-pictures/pages-queue.js';
import { SitePictures } from '../site-pictures/site-pictures.service.js';
import { KnownSite } from './known-site.entity.js';
import { SitePageRow } from './site-text.entity.js';

/** Collections in the gallery page's HTML: a visitor sees one or two at a time. */
const WRITTEN_COLLECTIONS = 6;

/** The data of the public pages. */
@Injectable()
export class SiteDataStore {
  constructor(
    @InjectRepository(KnownSite) private readonly sites: Repository<KnownSite>,
    @InjectRepository(SitePageRow) private readonly pages: Repository<SitePageRow>,
    private readonly pictures: SitePictures,
    private readonly gallery: Gallery,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  @OnChange('site')
  async apply(id: string, state: EntityState<'site'> | null, tx: Transaction): Promise<void> {
    if (!state) return;
    await tx.manager.upsert(KnownSite, { id, state }, ['id']);
    tx.notifyQueue(PAGES);
  }

  /** Null until svc-invoice has sent the company's details. */
  async readCurrent(): Promise<SiteData | null> {
    const [site] = await this.sites.find({ take: 1 });
    return site ? { ...site.state, ...(await this.findOwnParts()) } : null;
  }

  async readOrDefault(): Promise<SiteData> {
    return (await this.readCurrent()) ?? { company: FIRST_COMPANY, ...(await this.findOwnParts()) };
  }

  private async findOwnParts(): Promise<Pick<SiteData, 'time_zone' | 'texts' | 'pictures' | 'gallery'>> {
    const texts = await this.readPublished();
    const collections = await this.gallery.list(WRITTEN_COLLECTIONS + 1);
    return {
      time_zone: this.env.BUSINESS_TZ,
      texts,
      pictures: await this.pictures.readPictures('published'),
      gallery: {
        collections: collections.slice(0, WRITTEN_COLLECTIONS),
        has_more: collections.length > WRITTEN_COLLECTIONS,
      },
    };
  }

  private async readPublished(): Promise<Record<string, string>> {
    const pages = await this.pages.find({ order: { page: 'ASC' } });
    return Object.assign({}, ...pages.map(({ published }) => published));
  }
}
