/** One server process of the stack. */
export interface ServiceProcess {
  /** Sends a signal, as in a crash; the stack starts the process again by itself. */
  kill(signal?: NodeJS.Signals): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  restart(): Promise<void>;
}

/** The whole product, running on real servers. */
export interface Stack {
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly services: Readonly<Record<'auth' | 'jobs' | 'media' | 'invoice', ServiceProcess>>;
  readonly redis: ServiceProcess & { readonly url: string };
  readonly postgres: ServiceProcess & { url(database: string): string };
  removeFrontEnd(name: string): void;
  restoreFrontEnd(name: string): void;
  stop(): Promise<void>;
}

export function startStack(options: {
  dataDir: string;
  port?: number;
  demo?: boolean;
  log?: (line: string) => void;
  env?: Readonly<Record<string, string>>;
}): Promise<Stack>;
