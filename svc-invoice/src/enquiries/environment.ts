import { z } from 'zod';

/** Limits of requests for quotes in an hour. */
export const enquiryEnvironment = {
  ENQUIRIES_PER_HOUR: z.coerce.number().int().min(1).default(10),
  ENQUIRIES_PER_HOUR_IN_TOTAL: z.coerce.number().int().min(1).default(120),
};
