import { z } from 'zod';

/** A warning as data, beside its English sentence: `code` is one of WARNINGS, `params` are what `msg` is written with. */
export const warningDetail = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  msg: z.string(),
});
export type WarningDetail = z.infer<typeof warningDetail>;
