/** “ within two business days”, for use in a sentence; empty if the owner has promised no days. */
export const within = (days: string): string => (days === '' ? '' : ` within ${days}`);
