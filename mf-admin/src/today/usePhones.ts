import { getAllSubContractors } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';

/** Telephone number of each sub-contractor, by id. */
export function usePhones(): ReadonlyMap<string, string> {
  const { data = [] } = useCall(getAllSubContractors);
  return new Map(data.map(({ id, contact_no }) => [id, contact_no]));
}

/** The address that calls a number. */
export const telephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
