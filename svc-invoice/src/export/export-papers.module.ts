import { Module } from '@nestjs/common';
import { ClientInvoicesModule } from '../client-invoices/client-invoices.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LogoModule } from '../logo/logo.module.js';
import { PayDocumentsModule } from '../pay/documents/pay-documents.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { ExportPapersController } from './export-papers.controller.js';
import { ExportPapers } from './export-papers.service.js';

@Module({
  imports: [ClientInvoicesModule, InvoicesModule, LogoModule, PayDocumentsModule, QuotesModule],
  controllers: [ExportPapersController],
  providers: [ExportPapers],
})
export class ExportPapersModule {}
