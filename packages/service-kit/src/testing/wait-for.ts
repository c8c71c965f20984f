/** For tests that would hang otherwise. No test depends on how long it is. */
const DEADLINE_MS = 120_000;
const POLL_MS = 20;

/** Reads until there is a value other than undefined and false, and returns it. Throws after two minutes, naming the condition. */
export async function waitFor<T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`It did not come about within two minutes: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
