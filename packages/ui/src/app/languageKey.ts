/** Key under which a device stores the user's language, so that the frame uses it before the session is known. */
export const LANGUAGE_KEY = 'language';
