import { addDays, getBusinessToday, type PriceBasis, type Supplier } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow, refuse } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { findClientOn } from '../clients/client-days.js';
import { JobClient } from '../clients/job-client.entity.js';
import { KnownJob } from '../ledger/ledger.entity.js';
import { Settings } from '../settings/settings.service.js';
import { getPriceOn } from './agreed-parts.js';
import { JobPrice } from './job-price.entity.js';

export interface AgreedPrice {
  readonly basis: PriceBasis;
  /** Without GST, for a visit or a month. */
  readonly cents: number | null;
}

/** Contents of a notice about a new price. Days are YYYY-MM-DD. */
export interface PriceNotice {
  readonly supplier: Supplier;
  readonly writtenOn: string;
  readonly toName: string;
  readonly toAddress: string;
  readonly place: { readonly name: string; readonly address: string };
  readonly from: string;
  readonly before: AgreedPrice;
  readonly now: AgreedPrice;
  /** Null while nobody has confirmed the rate: papers for clients don't name it then. */
  readonly gstPercent: number | null;
}

/** Notices to clients that a price changes. */
@Injectable()
export class PriceNotices {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly settings: Settings,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** The notice of the price that a job has from a day on. Throws 404. */
  async get(jobId: string, from: string): Promise<PriceNotice> {
    const { manager } = this;
    const [job, prices, owners, { supplier, gst_rate_percent, gst_confirmed }] = await Promise.all([
      manager.findOneBy(KnownJob, { id: jobId }),
      manager.findBy(JobPrice, { jobId }),
      manager.findBy(JobClient, { jobId }),
      this.settings.get(manager),
    ]);
    const now = prices.find(({ validFrom }) => validFrom === from);
    if (!job || !now) throw refuse('no_price_from_day');
    const clientId = findClientOn(owners, from);
    const client = clientId === null ? null : await manager.findOneBy(Client, { id: clientId });
    return {
      supplier,
      writtenOn: getBusinessToday(this.env.BUSINESS_TZ, getNow()),
      toName: client?.legalName ?? job.title,
      toAddress: client?.billingAddress || job.address,
      place: { name: job.title, address: job.address },
      from,
      before: getPriceOn(prices, addDays(from, -1)),
      now,
      gstPercent: gst_confirmed ? gst_rate_percent : null,
    };
  }
}
