/** Asks the user to confirm their identity; resolves to false if they don't. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let underWay: Promise<boolean> | undefined;

/** Registers the frame's dialog. Returns a function that removes it. */
export function onStepUp(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Simultaneous calls share one question. Resolves to false if no dialog is registered. */
export function askStepUp(): Promise<boolean> {
  underWay ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
