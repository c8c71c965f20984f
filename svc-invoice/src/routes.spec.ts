import { describeRoutes } from '@cleaning/service-kit/testing';
import { invoiceService } from './service.js';

describeRoutes(invoiceService);
