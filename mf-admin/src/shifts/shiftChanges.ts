/** A note of spaces is none. */
export const noteOf = (note: string) => (note.trim() === '' ? {} : { note });
