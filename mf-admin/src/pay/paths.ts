/** Addresses of one pay run, and of what is kept of one person for paying them. */
export const buildRunPath = (id: string): string => `/admin/pay/runs/${id}`;
export const buildPayeePath = (id: string): string => `/admin/pay/people/${id}`;
