import { runService } from '@cleaning/service-kit';
import { invoiceService } from './service.js';

await runService(invoiceService);
