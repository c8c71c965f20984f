/** Contents of a message. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A button with a path of the site. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Below the button. */
  readonly closing?: readonly string[];
  /** A path of the site where this kind of message is switched off. */
  readonly unsubscribe?: string;
}
