const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Gives an element the focus because the button that was pressed is gone with what it did. Not while the person is in a field: then they have
 * gone on.
 */
export function passFocus(to: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!document.activeElement?.matches(FIELDS)) to?.focus(options);
}
