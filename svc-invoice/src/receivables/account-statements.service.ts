import { getBusinessToday } from '@cleaning/contracts';
import {
  buildExportEvent,
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  findRow,
  getNow,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { getName } from '../clients/clients.service.js';
import { Logos } from '../logo/logos.service.js';
import { Settings } from '../settings/settings.service.js';
import { buildStatement } from './account-entries.js';
import { findAccountEntries, sumClientAges } from './receivables.queries.js';

/** Statements of account on paper. */
@Injectable()
export class AccountStatements {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly logos: Logos,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws 404. */
  async print(admin: Caller, clientId: string, from: string, to: string): Promise<{ name: string; bytes: Buffer }> {
    const client = await findRow(this.manager, Client, { id: clientId }, 'no_such_client');
    const { manager } = this;
    const zone = this.env.BUSINESS_TZ;
    const [entries, ages, { supplier }] = await Promise.all([
      findAccountEntries(manager, clientId, zone),
      sumClientAges(manager, clientId, getBusinessToday(zone, getNow()), 'sent'),
      this.settings.get(),
    ]);
    await this.transactions.run((tx) =>
      recordAudit(
        tx,
        buildExportEvent(admin, 'pay-list.exported', 'Statement of account', { client: getName(client), from, to }),
      ),
    );
    // Imported on demand: the PDF library takes 20 MB of memory.
    const { createAccountStatementPdf } = await import('./account-statement-pdf.js');
    const account = {
      supplier,
      client: { name: client.legalName, abn: client.abn, address: client.billingAddress },
      from,
      to,
      statement: buildStatement(entries, from, to),
      ages: [
        { label: 'Not due yet', cents: ages.not_due },
        { label: '1 to 30 days overdue', cents: ages.to_30 },
        { label: '31 to 60 days overdue', cents: ages.to_60 },
        { label: '61 to 90 days overdue', cents: ages.to_90 },
        { label: 'More than 90 days overdue', cents: ages.over_90 },
        ...(ages.credit > 0 ? [{ label: 'Your credit', cents: 0 - ages.credit }] : []),
      ],
    };
    const bytes = await createAccountStatementPdf(account, await this.logos.findLogo(supplier));
    return { name: `statement-${to}.pdf`, bytes };
  }
}
