/** A part of a screen that a page is written with, and whose code the script can do without. */
export interface WrittenPart {
  /** Whether the page that is open has what is needed. */
  readonly isWritten: () => boolean;
  readonly load: () => Promise<void>;
}
