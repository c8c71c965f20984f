import { describeRoutes } from '@cleaning/service-kit/testing';
import { jobsService } from './service.js';

describeRoutes(jobsService);
