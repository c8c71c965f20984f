/** Number of clients in one call: about a tenth, so that the progress moves, but few enough for a quick answer. */
const getPart = (count: number): number => Math.min(20, Math.max(3, Math.ceil(count / 10)));

export interface Outcome {
  readonly issued: number;
  /** Clients who became blocked meanwhile. */
  readonly left: number;
  /** Error that stopped the run; empty if all clients were processed. */
  readonly problem: string;
}

/** Result of one call: the number of invoices issued, or the error that stops the run. */
export type PartOutcome = { readonly issued: number } | { readonly problem: string };

/**
 * Issues the invoices of all clients, a few at a time.
 * @param onDone called with the number of clients processed
 */
export async function issueInParts(
  clients: readonly string[],
  issue: (clientIds: string[]) => Promise<PartOutcome>,
  onDone: (count: number) => void,
): Promise<Outcome> {
  let [issued, left] = [0, 0];
  const size = getPart(clients.length);
  for (let at = 0; at < clients.length; at += size) {
    const part = clients.slice(at, at + size);
    const outcome = await issue(part);
    if ('problem' in outcome) return { issued, left, problem: outcome.problem };
    issued += outcome.issued;
    left += part.length - outcome.issued;
    onDone(issued + left);
  }
  return { issued, left, problem: '' };
}
