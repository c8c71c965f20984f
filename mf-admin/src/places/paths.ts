/** Parameter in the address of a place that opens its next inspection. */
export const INSPECT = 'inspect';

export const inspectPath = (jobId: string): string => `/admin/places/${jobId}?${INSPECT}=1`;
