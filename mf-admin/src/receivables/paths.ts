export const RECEIVABLES_PATH = '/admin/receivables';
export const BANK_PATH = '/admin/bank-statements';
export const accountPath = (clientId: string): string => `${RECEIVABLES_PATH}/${clientId}`;
