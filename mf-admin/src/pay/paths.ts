/** Paths of one pay run, and of one person's payment data. */
export const buildRunPath = (id: string): string => `/admin/pay/runs/${id}`;
export const buildPayeePath = (id: string): string => `/admin/pay/people/${id}`;
