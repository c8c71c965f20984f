import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The messages of a catalogue by their ids, which are their paths. */
export const flat = (catalogue, path = '') =>
  Object.entries(catalogue).flatMap(([key, value]) => {
    const id = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[id, value]] : flat(value, id);
  });

/** As `i18n.load` takes them: what Lingui's own command would compile. */
export const compiledMessages = (catalogue) =>
  Object.fromEntries(flat(catalogue).map(([id, message]) => [id, compiledMessage(id, message)]));

function compiledMessage(id, message) {
  const compiled = compileMessage(message);
  // It writes what it cannot read to the console, and answers it as it is.
  const [only] = compiled.length === 1 ? compiled : [];
  if (/\{\w/.test(message) && only === message) throw new Error(`${id} is no ICU MessageFormat: ${message}`);
  return compiled;
}

/** The file of compiled messages. */
export function compiledFile(catalogue) {
  const json = JSON.stringify(compiledMessages(catalogue)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `// Written by scripts/languages.mjs.
import type { Messages } from '@lingui/core';

export const messages: Messages = JSON.parse('${json}');
`;
}
