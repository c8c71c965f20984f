/** Events that start the use of a part before it can respond. A mouse that comes near is early enough. */
export const USES = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'change', 'click', 'submit'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field) =>
  'selectedIndex' in field ? field.selectedIndex > 0 : field.value !== field.defaultValue;

/** Whether a part of the page has been typed into, focused, sent, or filled in by the browser. */
export const wasUsed = (part: HTMLElement): boolean =>
  part.contains(document.activeElement) ||
  part.querySelector('form[data-waits]') !== null ||
  [...part.querySelectorAll<Field>('input, textarea, select')].some(isChanged);
