/** A list left open follows what the office changes. */
export const LIST_REFETCH_MS = 10_000;

/** While somebody waits on a job's page for the admin to decide, the acceptance shows by itself. */
export const DECISION_REFETCH_MS = 5000;
