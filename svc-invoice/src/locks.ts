import { createTransactionLock } from '@cleaning/service-kit';

// Settings have no row to lock before they are saved for the first time.
export const lockSettings = createTransactionLock(7_301_442);
export const lockPaySettings = createTransactionLock(7_301_446);
export const lockPriceSettings = createTransactionLock(7_301_461);
export const lockAccountingSettings = createTransactionLock(7_301_466);
export const lockSiteProof = createTransactionLock(7_301_477);
/** Held by everything that changes pay runs. */
export const lockPay = createTransactionLock(7_301_447);
/** Serialises client imports, so that the same file isn't imported twice. */
export const lockClientImports = createTransactionLock(731_002);
/** Two imports of bank statements must not add a payment twice, also from files that write it differently. */
export const lockBankStatements = createTransactionLock(731_004);
/** Serialises job imports, so that the same file isn't imported twice. */
export const lockJobImports = createTransactionLock(731_003);
