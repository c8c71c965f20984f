/** Asks the person to confirm that it is them; false when they do not. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let underWay: Promise<boolean> | undefined;

/** The frame's dialog. Answers a function that takes it away again. */
export function onStepUp(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Calls that need it at the same time share one question. False where no dialog is shown. */
export function askStepUp(): Promise<boolean> {
  underWay ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
