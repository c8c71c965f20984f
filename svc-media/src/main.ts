import { runService } from '@cleaning/service-kit';
import { mediaService } from './service.js';

await runService(mediaService);
