/**
 * Page state shared by all front ends. They share the modules of `@cleaning/ui/app`; other modules of this package
 * exist once for each front end, with their state.
 */
export const pageState = {
  /** Number of forms with unsaved entries. */
  unsavedForms: 0,
  /** Whether the starting navigation skips the question. */
  isAskingSkipped: false,
  /** Numbers the ids of the lines in dialogs. */
  dialogLines: 0,
};
