import { createTransactionLock } from '@cleaning/service-kit';

/** Of several replicas one changes the keys. */
export const lockSigningKeys = createTransactionLock(7_301_442);
