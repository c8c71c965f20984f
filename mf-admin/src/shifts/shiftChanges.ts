/** Undefined for a blank note, which calls leave out. */
export const omitBlank = (note: string): string | undefined => (note.trim() === '' ? undefined : note);
