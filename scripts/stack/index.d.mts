/** One server process of the stack. */
export interface ServerProcess {
  /** Undefined while stopped. */
  readonly pid: number | undefined;
  /** Sends a signal (default SIGKILL), as in a crash; the stack restarts the process. */
  kill(signal?: NodeJS.Signals): void;
  start(): Promise<void>;
  /** Stays down until `start`. */
  stop(): Promise<void>;
  restart(): Promise<void>;
}

export type ServiceName = 'auth' | 'jobs' | 'media' | 'invoice';
export type FrontEndName = 'shell' | 'public' | 'contractor' | 'admin';

/** The whole product, on real servers. */
export interface Stack {
  readonly url: string;
  readonly port: number;
  readonly admin: { readonly email: string; readonly password: string };
  /** Whether the data directory holds the demo company. */
  readonly demo: boolean;
  /** Logs of all processes. */
  readonly logDir: string;
  /** Seals personal data, documents and keys. */
  readonly dataKey: string;
  /** Whether this is the data directory's first successful start. */
  readonly isNew: boolean;
  readonly services: Readonly<Record<ServiceName, ServerProcess & { readonly url: string; readonly port: number }>>;
  readonly nginx: ServerProcess;
  /** The address logs in as the operator, who may do everything. */
  readonly redis: ServerProcess & { readonly url: string; readonly port: number };
  readonly postgres: ServerProcess & { readonly port: number; url(database: string): string };
  /** Makes a front end's files answer 404. */
  removeFrontEnd(name: FrontEndName): void;
  /** Serves it again, from another build's folder if given. */
  restoreFrontEnd(name: FrontEndName, dist?: string): void;
  stop(): Promise<void>;
}

/** Starts the installed and built product. Resolves when every part is ready; a failure stops all started parts. */
export function startStack(options: {
  /** Holds all data; one running stack per directory. */
  dataDir: string;
  /** The public port; 0, the default, is a free one. */
  port?: number;
  /** Address to listen on; the default `localhost` is the loopback interface. */
  host?: string;
  /** Whether a new directory gets the demo company; default true. */
  demo?: boolean;
  /** Gets a line when a server ends by itself and when it is back. */
  log?: (line: string) => void;
  /** Further variables for the services and nginx (TRUSTED_PROXIES, MAP_TILES). */
  env?: Readonly<Record<string, string>>;
  /** Node's program for the services; default: the one that runs this process. */
  node?: string;
  /** Aborts a running start. */
  signal?: AbortSignal;
}): Promise<Stack>;
