import { describeRoutes } from '@cleaning/service-kit/testing';
import { mediaService } from './service.js';

describeRoutes(mediaService);
