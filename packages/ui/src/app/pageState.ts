/**
 * What all front ends know of the page together. They share the modules of `@cleaning/ui/app`; other modules of this package, and what they
 * keep, exist once for each front end.
 */
export const pageState = {
  /** Forms that hold something that is not saved. */
  unsavedForms: 0,
  /** A navigation begins that nobody is asked about. */
  isAskingSkipped: false,
  /** Numbers the ids of the lines in dialogs. */
  dialogLines: 0,
};
