import { runService } from '@cleaning/service-kit';
import { jobsService } from './service.js';

await runService(jobsService);
