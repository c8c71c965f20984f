import {
  type CallAnswer,
  type CallBody,
  DONE,
  type getSetup,
  isCompanyKnown,
  SETUP_STEPS,
  type skipSetupSteps,
} from '@cleaning/contracts';
import { type Caller, insertOnce, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In } from 'typeorm';
import { Settings } from '../settings/settings.service.js';
import { SkippedSetupStep } from './setup.entity.js';
import { readSetup } from './setup.queries.js';

/** Progress of a new company's setup before its first invoice. */
@Injectable()
export class Setup {
  constructor(
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async read(): Promise<CallAnswer<typeof getSetup>> {
    const { supplier, gst_confirmed } = await this.settings.get();
    const { skipped, clients, people, job, invoice } = await readSetup(this.manager);
    const isDone = {
      company: isCompanyKnown(supplier),
      gst: Boolean(gst_confirmed),
      bank: supplier.bank_account_number !== '',
      mail: false,
      logo: supplier.logo !== undefined,
      clients,
      people,
      job,
      invoice,
    };
    return { done: SETUP_STEPS.filter((step) => isDone[step]), skipped };
  }

  async skip(
    admin: Caller,
    { steps, skipped }: CallBody<typeof skipSetupSteps>,
  ): Promise<CallAnswer<typeof skipSetupSteps>> {
    await this.transactions.run(async (tx) => {
      if (skipped)
        await insertOnce(
          tx.manager,
          SkippedSetupStep,
          [...new Set(steps)].map((step) => ({ step, skippedBy: admin.name })),
        );
      else await tx.manager.delete(SkippedSetupStep, { step: In(steps) });
    });
    return DONE;
  }
}
