import { migrationsOf } from '@cleaning/service-kit';
import { authService } from '@cleaning/svc-auth/dist/service.js';
import { invoiceService } from '@cleaning/svc-invoice/dist/service.js';
import { jobsService } from '@cleaning/svc-jobs/dist/service.js';
import { mediaService } from '@cleaning/svc-media/dist/service.js';

/**
 * The services with a database, in the order in which a backup looks at them. svc-auth comes before svc-media: the files of a
 * registration are stored before its account is made, so whoever is in the first picture has their files in the second.
 */
export const SERVICES = [authService, jobsService, invoiceService, mediaService].map((service) => ({
  name: service.name,
  migrations: migrationsOf(service),
}));
