/** Stands in for a telephone number that the company hasn't entered. */
export const NO_PHONE = '\u2063';

/** A sentence without the number that it lacks, and without the colon before it. */
export const omitPhone = (sentence: string): string => sentence.replace(/\s*[:：]?\s*\u2063/g, '');
