import type { ValueTransformer } from 'typeorm';

/** For columns of amounts and counters, which a number holds: PostgreSQL's driver reads bigint as text. */
export const bigintAsNumber: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};
