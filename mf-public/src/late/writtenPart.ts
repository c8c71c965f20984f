/** A part of a screen that is in the prerendered page, and whose code the script can do without. */
export interface WrittenPart {
  /** Whether the open page has the needed HTML. */
  readonly isWritten: () => boolean;
  readonly load: () => Promise<void>;
}
