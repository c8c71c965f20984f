import { formatAmount } from '@cleaning/contracts';

/** Cents as PostgreSQL returns a bigint, "148446", or a number: "1484.46". */
export const formatCents = (cents: string | number): string => formatAmount(Number(cents));
