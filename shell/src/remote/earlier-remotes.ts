import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Remotes of version 1.0.0 were built with @module-federation/enhanced and find its runtime here. While an update replaces one front end
 * after the other, this shell can meet them: it loads this chunk then. To be removed with the release after the next.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
