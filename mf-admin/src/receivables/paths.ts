export const RECEIVABLES_PATH = '/admin/receivables';
export const accountPath = (clientId: string): string => `${RECEIVABLES_PATH}/${clientId}`;
