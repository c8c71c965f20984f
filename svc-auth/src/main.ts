import { runService } from '@cleaning/service-kit';
import { authService } from './service.js';

await runService(authService);
