/** Under which a device keeps the person's language: the frame is in it before the session is known. */
export const LANGUAGE_KEY = 'language';
