import { getAllSubContractors, getPlaceTeam } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';
import { useIsAdmin } from '../desk/role';

/** Telephone number of each sub-contractor, by id; for supervisors of those at their places. */
export function usePhones(): ReadonlyMap<string, string> {
  const isAdmin = useIsAdmin();
  const all = useCall(getAllSubContractors, { enabled: isAdmin });
  const team = useCall(getPlaceTeam, { enabled: !isAdmin });
  return new Map((all.data ?? team.data ?? []).map(({ id, contact_no }) => [id, contact_no]));
}

/** The address that calls a number. */
export const buildTelephoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
