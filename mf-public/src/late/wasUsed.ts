/** What somebody does with a part of a page before it can answer. A mouse that comes near is early enough. */
export const USES = ['pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'change', 'click', 'submit'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field) =>
  'selectedIndex' in field ? field.selectedIndex > 0 : field.value !== field.defaultValue;

/** Whether somebody has typed into a part of the page, is in it or has sent it, or the browser has filled it in. */
export const wasUsed = (part: HTMLElement): boolean =>
  part.contains(document.activeElement) ||
  part.querySelector('form[data-waits]') !== null ||
  [...part.querySelectorAll<Field>('input, textarea, select')].some(isChanged);
