import { z } from 'zod';

/** A warning as data with its English sentence: `code`: one of WARNINGS, `params`: parameters of `msg`. */
export const warningDetail = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  msg: z.string(),
});
export type WarningDetail = z.infer<typeof warningDetail>;
