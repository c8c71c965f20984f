import { type BodyInput, type Call, type CallAnswer, login } from '@cleaning/contracts';
import { DEMO_PASSWORD } from '@cleaning/contracts/demo';

/**
 * Result of a write. `unknown`: no answer, or a server error, so it may or may not be done. `refused`: certainly not
 * done.
 */
export type Outcome<A> = { readonly is: 'done'; readonly answer: A } | { readonly is: 'refused' | 'unknown' };

/** A call as a user of the product saw it. `ms`: until its answer was read. */
export interface AnsweredCall {
  readonly call: Call;
  readonly is: Outcome<unknown>['is'];
  readonly ms: number;
}

/** Longer than any answer takes. A suspended service never answers. */
const TIMEOUT_MS = 8_000;
/** As long as the app waits for a photo (mf-contractor/src/photos/sendPhotos.ts). Uploads take turns at the file worker. */
const UPLOAD_TIMEOUT_MS = 120_000;
const PAUSE_AFTER_FAILURE_MS = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_FAILURE_MS));

export interface SentFile {
  readonly field: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface SentWithCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly files?: readonly SentFile[];
}

/** A user of the product's calls. */
export class Client {
  /** The latest cookie, which a browser would send. */
  private cookie = '';

  private constructor(
    private readonly url: string,
    readonly id: string,
    private readonly token: string | undefined,
    private readonly onAnswer: (answered: AnsweredCall) => void = () => {},
  ) {}

  static visitor(url: string): Client {
    return new Client(url, '', undefined);
  }

  /** A contact of a client, who has no account. */
  static contact(url: string, token: string): Client {
    return new Client(url, '', token);
  }

  static async logIn(url: string, email: string, password = DEMO_PASSWORD): Promise<Client> {
    for (;;) {
      const outcome = await Client.visitor(url).call(login, { email, password });
      if (outcome.is === 'done') return new Client(url, outcome.answer.user.id, outcome.answer.access_token);
      if (outcome.is === 'refused') throw new Error(`${email} cannot log in`);
    }
  }

  /** The same user, whose calls from now on are reported to `onAnswer`. */
  watch(onAnswer: (answered: AnsweredCall) => void): Client {
    return new Client(this.url, this.id, this.token, onAnswer);
  }

  /** Content at a path; undefined when unavailable. */
  async read(path: string): Promise<Uint8Array | undefined> {
    try {
      const answer = await fetch(`${this.url}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  }

  async call<C extends Call>(call: C, body?: BodyInput<C>, sent: SentWithCall = {}): Promise<Outcome<CallAnswer<C>>> {
    const begun = performance.now();
    const outcome = await this.send(call, body, sent);
    this.onAnswer({ call, is: outcome.is, ms: performance.now() - begun });
    if (outcome.is === 'unknown') await pause();
    return outcome;
  }

  private async send<C extends Call>(
    call: C,
    body: BodyInput<C> | undefined,
    { params = {}, files = [] }: SentWithCall,
  ): Promise<Outcome<CallAnswer<C>>> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const headers: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    if (this.cookie) headers.cookie = this.cookie;
    const signal = AbortSignal.timeout(files.length > 0 ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
    const init: RequestInit = { method: call.method, headers, signal };
    if (files.length > 0) init.body = buildForm(body as object, files);
    else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    try {
      const answer = await fetch(`${this.url}${path}`, init);
      const text = await answer.text();
      this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
      if (answer.status === 200) {
        const read = call.answerKind === 'text' ? text : JSON.parse(text);
        return { is: 'done', answer: call.answer.parse(read) as CallAnswer<C> };
      }
      if (answer.status < 500) return { is: 'refused' };
    } catch {
      // Cut off, or too late.
    }
    return { is: 'unknown' };
  }
}

function buildForm(fields: object, files: readonly SentFile[]): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, String(value));
  for (const { field, bytes } of files) made.append(field, new Blob([bytes]), `${field}.pdf`);
  return made;
}

/** Database statements end within this time. After it, a write without an answer is either done or lost. */
const IN_FLIGHT_MS = 60_000;

/**
 * The last acknowledged state of a thing that clients keep changing, or `unknown` after a doubtful write, which may
 * still be done after a later one.
 */
export class LastKnown<T> {
  private readonly states = new Map<string, T | 'unknown'>();
  private readonly inDoubtUntil = new Map<string, number>();

  set(key: string, state: T | 'unknown'): void {
    const now = performance.now();
    if (state === 'unknown') this.inDoubtUntil.set(key, now + IN_FLIGHT_MS);
    this.states.set(key, now < (this.inDoubtUntil.get(key) ?? 0) ? 'unknown' : state);
  }

  get(key: string): T | 'unknown' | undefined {
    return this.states.get(key);
  }

  /** All certain states. */
  listCertain(): [string, T][] {
    return [...this.states].flatMap(([key, state]) => (state === 'unknown' ? [] : [[key, state] as [string, T]]));
  }
}

export const pairKey = (one: string, other: string) => `${one} ${other}`;

/** The clients' own record of acknowledged writes. */
export class Journal {
  /** Each title is used once. */
  readonly jobs = new Map<string, { title: string; kind: 'permanent' | 'quick' }>();
  /** By the company's amount in cents; each amount is used once. */
  readonly manualRecords = new Map<number, { jobId: string; personId: string }>();
  readonly started = new Map<string, { jobId: string; personId: string }>();
  readonly finished = new Set<string>();
  readonly registrations = new Set<string>();
  /** Whether a person is verified. */
  readonly decisions = new LastKnown<boolean>();
  /** Whether a person is assigned to a job; see pairKey. */
  readonly assigned = new LastKnown<boolean>();
  /** Kinds of documents that each person has uploaded. */
  readonly documents = new Map<string, Set<string>>();
  /** The number inside a person's document, by person and kind; see pairKey. */
  readonly documentNumbers = new LastKnown<number>();
  /** Tag names of gallery collections, each used once. */
  readonly collections = new Set<string>();
  /** This month's invoice number by job, which never changes. */
  readonly invoices = new Map<string, string>();
  private writes = 0;

  /** Number of acknowledged writes. */
  get count(): number {
    return this.writes;
  }

  acknowledge(): void {
    this.writes += 1;
  }

  /** Counts of each kind to compare. Only the long run makes collections and invoices. */
  countByKind() {
    return {
      jobs: this.jobs.size,
      manualRecords: this.manualRecords.size,
      started: this.started.size,
      finished: this.finished.size,
      registrations: this.registrations.size,
      decisions: this.decisions.listCertain().length,
      assigned: this.assigned.listCertain().length,
      documents: this.documents.size,
    };
  }
}
