/** What is known of something that clients change again and again: its last state that was acknowledged, or nothing after a doubtful write. */
export class LastKnown<T> {
  private readonly states = new Map<string, T | 'unknown'>();

  set(key: string, state: T | 'unknown'): void {
    this.states.set(key, state);
  }

  get(key: string): T | 'unknown' | undefined {
    return this.states.get(key);
  }

  /** Everything that is certain. */
  certain(): [string, T][] {
    return [...this.states].flatMap(([key, state]) => (state === 'unknown' ? [] : [[key, state] as [string, T]]));
  }
}

export const pairKey = (one: string, other: string) => `${one} ${other}`;

/** The clients' own record of the writes that the product has acknowledged. */
export class Journal {
  /** Titles are used once. */
  readonly jobs = new Map<string, { title: string; kind: 'permanent' | 'quick' }>();
  /** By the company's amount in cents, which is used once. */
  readonly manualRecords = new Map<number, { jobId: string; personId: string }>();
  readonly started = new Map<string, { jobId: string; personId: string }>();
  readonly finished = new Set<string>();
  readonly registrations = new Set<string>();
  /** Whether a person is verified. */
  readonly decisions = new LastKnown<boolean>();
  /** Whether a person is assigned to a job; see pairKey. */
  readonly assigned = new LastKnown<boolean>();
  /** The documents' kinds that a person has uploaded. */
  readonly documents = new Map<string, Set<string>>();
  /** The number that stands in a person's document, by person and kind; see pairKey. */
  readonly documentNumbers = new LastKnown<number>();
  /** Tag names of gallery collections, each used once. */
  readonly collections = new Set<string>();
  /** By job: the number of its invoice of this month, which never changes. */
  readonly invoices = new Map<string, string>();
  private writes = 0;

  /** How many writes have been acknowledged so far. */
  get count(): number {
    return this.writes;
  }

  acknowledge(): void {
    this.writes += 1;
  }

  /** How much of each there is to compare; collections and invoices are made by the long run alone. */
  kinds() {
    return {
      jobs: this.jobs.size,
      manualRecords: this.manualRecords.size,
      started: this.started.size,
      finished: this.finished.size,
      registrations: this.registrations.size,
      decisions: this.decisions.certain().length,
      assigned: this.assigned.certain().length,
      documents: this.documents.size,
    };
  }
}
