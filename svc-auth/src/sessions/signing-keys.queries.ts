import { transactionLock } from '@cleaning/service-kit';

/** Of several replicas one changes the keys. */
export const lockSigningKeys = transactionLock(7_301_442);
