import {
  type Attention,
  countComplaints,
  countCompliance,
  countEnquiries,
  countIncidents,
  countNewMessages,
  countQuotes,
  countSupplies,
  getAttention,
  listApprovals,
  listDetailChanges,
  searchPeople,
} from '@cleaning/contracts';
import { type CountName, useCall } from '@cleaning/ui/app';

/** New incidents, of a supervisor at their places. */
export const useNewIncidents = (): number => useCall(countIncidents).data?.new ?? 0;

/** Complaints not acknowledged yet; for supervisors, those of their places. */
export const useReportedComplaints = (): number => useCall(countComplaints).data?.reported ?? 0;

/** Messages that the caller has not read. */
export const useNewMessages = (): number => useCall(countNewMessages).data?.unread ?? 0;

/** Open supply requests; for supervisors, those of their places. */
export const useOpenSupplies = (): number => useCall(countSupplies).data?.open ?? 0;

/** Numbers of permanent and quick jobs. A service before 2.0.0 returns only the kinds of the first rows. */
export function countKinds({ total, quick, rows }: Attention['requests' | 'short_of_cleaners']): {
  permanent: number;
  quick: number;
} {
  const quickJobs = quick ?? rows.filter(({ kind }) => kind === 'quick').length;
  return { permanent: total - quickJobs, quick: quickJobs };
}

/** Calls for everything that waits for an admin. */
function useWaitingReads() {
  return {
    attention: useCall(getAttention),
    people: useCall(searchPeople, { body: { standing: 'not-verified', sort: 'registered', page_size: 5 } }),
    approvals: useCall(listApprovals, { body: { page_size: 5 } }),
    changes: useCall(listDetailChanges, { query: { page_size: 1 } }),
    enquiries: useCall(countEnquiries),
    incidents: useCall(countIncidents),
    complaints: useCall(countComplaints),
    quotes: useCall(countQuotes),
    documents: useCall(countCompliance),
    messages: useCall(countNewMessages),
    supplies: useCall(countSupplies),
  };
}

/** Whether all counts have loaded or failed. */
export const useIsWaitingCounted = (): boolean => Object.values(useWaitingReads()).every(({ isFetched }) => isFetched);

/** Number of items that wait for an admin, by menu entry. */
export function useWaiting(): Readonly<Record<CountName, number>> {
  const {
    attention,
    people,
    approvals,
    changes,
    enquiries,
    incidents,
    complaints,
    quotes,
    documents,
    messages,
    supplies,
  } = useWaitingReads();
  const requests = attention.data && countKinds(attention.data.requests);
  return {
    requests: requests?.permanent ?? 0,
    'quick-requests': requests?.quick ?? 0,
    people: people.data?.total ?? 0,
    approvals: approvals.data?.total ?? 0,
    'detail-changes': changes.data?.total ?? 0,
    enquiries: enquiries.data?.new ?? 0,
    incidents: incidents.data?.new ?? 0,
    complaints: complaints.data?.reported ?? 0,
    quotes: quotes.data?.to_make ?? 0,
    documents: documents.data?.waiting ?? 0,
    messages: messages.data?.unread ?? 0,
    supplies: supplies.data?.open ?? 0,
  };
}
