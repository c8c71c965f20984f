import { describeRoutes } from '@cleaning/service-kit/testing';
import { authService } from './service.js';

describeRoutes(authService);
