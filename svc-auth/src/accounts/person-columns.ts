import type { ContractorDetail, DocumentPaths } from '@cleaning/contracts';
import { personalDetails } from '@cleaning/contracts';

/** What an answer shows of an account `a`, in the answer's own names and forms. */
export const PERSON_COLUMNS = ['id', 'role', 'verified::text AS verified', ...Object.keys(personalDetails.shape)]
  .map((column) => `a.${column}`)
  .join(', ');

/** A row of PERSON_COLUMNS. */
export type PersonRow = Omit<ContractorDetail, keyof DocumentPaths>;
