/** Most lookups of one kind that are under way at once; the next ones are asked for together when one of them ends. */
const AT_ONCE = 2;

interface Asked<V> {
  readonly answer: Promise<V | null>;
  readonly resolve: (value: V | null) => void;
  readonly reject: (error: unknown) => void;
}

function asked<V>(): Asked<V> {
  let settle: Pick<Asked<V>, 'resolve' | 'reject'> | undefined;
  const answer = new Promise<V | null>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { answer, ...(settle as Pick<Asked<V>, 'resolve' | 'reject'>) };
}

/**
 * Reads single things by key, many in one query when many are asked for at the same time. Nothing is remembered: a read always begins
 * after it was asked for, so it never shows an older state than a query of its own would.
 */
export class JoinedLookups<V> {
  private waiting = new Map<string, Asked<V>>();
  private running = 0;

  /** @param read answers what it finds; the order does not matter */
  constructor(
    private readonly read: (keys: readonly string[]) => Promise<readonly V[]>,
    private readonly keyOf: (value: V) => string,
  ) {}

  find(key: string): Promise<V | null> {
    const known = this.waiting.get(key);
    if (known) return known.answer;
    const lookup = asked<V>();
    this.waiting.set(key, lookup);
    if (this.running < AT_ONCE) void this.run();
    return lookup.answer;
  }

  private async run(): Promise<void> {
    this.running += 1;
    while (this.waiting.size > 0) {
      const lookups = this.waiting;
      this.waiting = new Map();
      await this.answer(lookups);
    }
    this.running -= 1;
  }

  private async answer(lookups: ReadonlyMap<string, Asked<V>>): Promise<void> {
    try {
      for (const value of await this.read([...lookups.keys()])) {
        lookups.get(this.keyOf(value))?.resolve(value);
      }
      for (const { resolve } of lookups.values()) resolve(null);
    } catch (error) {
      for (const { reject } of lookups.values()) reject(error);
    }
  }
}
