import { XERO_QUEUE } from '@cleaning/contracts';
import { ENVIRONMENT, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientsModule } from '../clients/clients.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ReceivablesModule } from '../receivables/receivables.module.js';
import { XeroController } from './xero.controller.js';
import {
  XeroAttempt,
  XeroCall,
  XeroConnection,
  XeroContactRow,
  XeroItemRow,
  XeroLink,
  XeroOrganisationRow,
  XeroPaymentRow,
} from './xero.entity.js';
import { XeroClient } from './xero-client.service.js';
import { XeroConnections } from './xero-connection.service.js';
import { XeroContacts } from './xero-contacts.service.js';
import { XeroItems } from './xero-items.service.js';
import { XeroLogin } from './xero-login.service.js';
import { XeroPapers } from './xero-papers.service.js';
import { XeroPayments } from './xero-payments.service.js';
import { XeroJobs } from './xero-queue.processor.js';
import { XeroReading } from './xero-reading.service.js';
import { XeroSending } from './xero-sending.service.js';
import { XeroSettingsService } from './xero-settings.service.js';
import { XeroTokenStore } from './xero-tokens.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      XeroAttempt,
      XeroCall,
      XeroConnection,
      XeroContactRow,
      XeroItemRow,
      XeroLink,
      XeroOrganisationRow,
      XeroPaymentRow,
    ]),
    BullModule.registerQueue({ name: XERO_QUEUE }),
    ClientsModule,
    InvoicesModule,
    ReceivablesModule,
  ],
  controllers: [XeroController],
  providers: [
    { provide: Sealing, useFactory: (env: SealingEnvironment) => new Sealing(env), inject: [ENVIRONMENT] },
    XeroClient,
    XeroConnections,
    XeroContacts,
    XeroItems,
    XeroJobs,
    XeroLogin,
    XeroPapers,
    XeroPayments,
    XeroReading,
    XeroSending,
    XeroSettingsService,
    XeroTokenStore,
  ],
  exports: [Sealing],
})
export class XeroModule {}
