/** In the address of a place: its next inspection is open. */
export const INSPECT = 'inspect';

export const inspectPath = (jobId: string): string => `/admin/places/${jobId}?${INSPECT}=1`;
