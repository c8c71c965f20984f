import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Remotes are built with `externalRuntime`: they find the federation runtime here instead of each bringing its own (10 kB
 * compressed). The plugin's own `provideExternalRuntime` would put a second copy into the shell (22 kB).
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
