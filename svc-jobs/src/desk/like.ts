/** A pattern for ILIKE that finds the text anywhere, with nothing in it read as a wildcard. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
