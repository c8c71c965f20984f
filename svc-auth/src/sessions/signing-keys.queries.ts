import { createTransactionLock } from '@cleaning/service-kit';

/** Serialises replicas. */
export const lockSigningKeys = createTransactionLock(7_301_442);
