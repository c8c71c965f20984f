const FIELDS = 'input, textarea, select, [contenteditable]';

/** Moves the focus when a pressed button has disappeared. Not while the user is in a field: they have moved on. */
export function passFocus(to: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!document.activeElement?.matches(FIELDS)) to?.focus(options);
}
