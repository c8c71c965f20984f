import { z } from 'zod';

/** Limits of requests for quotes. */
export const enquiryEnvironment = {
  ENQUIRIES_PER_HOUR: z.coerce.number().int().min(1).default(10),
  ENQUIRIES_PER_HOUR_IN_TOTAL: z.coerce.number().int().min(1).default(120),
  /** Limit for enquiries above the hourly total. */
  ENQUIRIES_IN_FLOOD_PER_DAY: z.coerce.number().int().min(1).default(2000),
};
