/** “ within two business days”, to be put into a sentence; nothing while the owner has promised no days. */
export const within = (days: string): string => (days === '' ? '' : ` within ${days}`);
