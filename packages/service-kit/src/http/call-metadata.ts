/** Metadata key of the contract that a handler answers. */
export const CALL = 'call';
