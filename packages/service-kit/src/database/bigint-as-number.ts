import type { ValueTransformer } from 'typeorm';

/** For amounts and counters below 2^53: the driver reads bigint as text. */
export const bigintAsNumber: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};
