/** What webpack's module federation puts into a global variable when a remote's entry file has run. */
export interface Container {
  /** Takes the shell's modules. A second time with the same ones changes nothing. */
  init: (scope: object) => Promise<void>;
  /** @throws when the remote does not expose the module */
  get: (module: string) => Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

/** What remotes get from the shell: React, the router, the session. */
const SCOPE = 'default';

function run(entry: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${entry} cannot be loaded`));
    };
    document.head.append(script);
  });
}

/**
 * Runs the entry file of a remote and gives it the shell's modules.
 * @param name of the container, e.g. 'mf_admin'
 * @param entry address of the file
 */
export async function loadContainer(name: string, entry: string): Promise<Container> {
  await run(entry);
  const container = (globalThis as unknown as Readonly<Record<string, Container | undefined>>)[name];
  if (!container) throw new Error(`${entry} is no entry of ${name}`);
  await __webpack_init_sharing__(SCOPE);
  await container.init(__webpack_share_scopes__[SCOPE] ?? {});
  return container;
}

/** A module that a remote exposes, e.g. './routes'. */
export async function loadModule<T>(container: Container, module: string): Promise<T> {
  const make = await container.get(module);
  return make() as T;
}
