import {
  countComplaints,
  countCompliance,
  countEnquiries,
  countIncidents,
  countQuotes,
  getAttention,
  listApprovals,
  listDetailChanges,
  searchPeople,
} from '@cleaning/contracts';
import { type CountName, useCall } from '@cleaning/ui/app';

/** New incidents, of a supervisor at their places. */
export const useNewIncidents = (): number => useCall(countIncidents).data?.new ?? 0;

/** Complaints that nobody has acknowledged, of a supervisor at their places. */
export const useReportedComplaints = (): number => useCall(countComplaints).data?.reported ?? 0;

/** How many things wait for an admin, by the entry of the menu that shows them. */
export function useWaiting(): Readonly<Record<CountName, number>> {
  const requests = useCall(getAttention).data?.requests.rows ?? [];
  const people = useCall(searchPeople, { body: { standing: 'not-verified', sort: 'registered', page_size: 5 } });
  const approvals = useCall(listApprovals, { body: { page_size: 5 } });
  const changes = useCall(listDetailChanges, { query: { page_size: 1 } });
  const enquiries = useCall(countEnquiries);
  const incidents = useNewIncidents();
  const complaints = useReportedComplaints();
  const quotes = useCall(countQuotes);
  const documents = useCall(countCompliance);
  return {
    requests: requests.filter(({ kind }) => kind === 'permanent').length,
    'quick-requests': requests.filter(({ kind }) => kind === 'quick').length,
    people: people.data?.total ?? 0,
    approvals: approvals.data?.total ?? 0,
    'detail-changes': changes.data?.total ?? 0,
    enquiries: enquiries.data?.new ?? 0,
    incidents,
    complaints,
    quotes: quotes.data?.to_make ?? 0,
    documents: documents.data?.waiting ?? 0,
  };
}
