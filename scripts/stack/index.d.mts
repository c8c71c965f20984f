/** One server process of the stack. */
export interface ServerProcess {
  /** Missing while it is stopped. */
  readonly pid: number | undefined;
  /** Sends a signal (default SIGKILL), as in a crash; the stack starts the process again by itself. */
  kill(signal?: NodeJS.Signals): void;
  start(): Promise<void>;
  /** Stays down until `start`. */
  stop(): Promise<void>;
  restart(): Promise<void>;
}

export type ServiceName = 'auth' | 'jobs' | 'media' | 'invoice';
export type FrontEndName = 'shell' | 'public' | 'contractor' | 'admin';

/** The whole product, running on real servers. */
export interface Stack {
  readonly url: string;
  readonly port: number;
  readonly admin: { readonly email: string; readonly password: string };
  /** Whether the data directory holds the demo company. */
  readonly demo: boolean;
  /** Where every process writes its log. */
  readonly logDir: string;
  /** What personal data, documents and keys are sealed under. */
  readonly dataKey: string;
  /** Whether this is the first start of the data directory that got this far. */
  readonly isNew: boolean;
  readonly services: Readonly<Record<ServiceName, ServerProcess & { readonly url: string; readonly port: number }>>;
  readonly nginx: ServerProcess;
  /** Its address is the operator's, who may do everything. */
  readonly redis: ServerProcess & { readonly url: string; readonly port: number };
  readonly postgres: ServerProcess & { readonly port: number; url(database: string): string };
  /** Makes a front end's files answer 404. */
  removeFrontEnd(name: FrontEndName): void;
  /** Serves it again, from another build's folder where one is given. */
  restoreFrontEnd(name: FrontEndName, dist?: string): void;
  stop(): Promise<void>;
}

/** Starts everything; it must be installed and built. Resolves when every part is ready; a failure stops what had started. */
export function startStack(options: {
  /** Where everything is kept; one running stack a directory. */
  dataDir: string;
  /** The domain's port; 0, the default, takes a free one. */
  port?: number;
  /** Address to listen on; the default `localhost` is the loopback interface. */
  host?: string;
  /** Whether a new directory gets the demo company; default true. */
  demo?: boolean;
  /** Gets a line when a server ends by itself and when it works again. */
  log?: (line: string) => void;
  /** Further variables for the services and nginx (TRUSTED_PROXIES, MAP_TILES). */
  env?: Readonly<Record<string, string>>;
  /** The program of Node that runs the services; the default is the one that runs this. */
  node?: string;
  /** Stops a start that is under way. */
  signal?: AbortSignal;
}): Promise<Stack>;
