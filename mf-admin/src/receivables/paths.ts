export const RECEIVABLES_PATH = '/admin/receivables';
export const buildAccountPath = (clientId: string): string => `${RECEIVABLES_PATH}/${clientId}`;
