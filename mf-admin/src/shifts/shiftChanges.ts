/** A note of spaces is none. */
export const toNote = (note: string) => (note.trim() === '' ? {} : { note });
