/** A blank note counts as none. */
export const toNote = (note: string) => (note.trim() === '' ? {} : { note });
