/** The messages of a catalogue with their ids. */
export function flat(catalogue: object): [id: string, message: string][];
/** As `i18n.load` takes them. */
export function compiledMessages(catalogue: object): Record<string, unknown>;
export function compiledFile(catalogue: object): string;
