/**
 * zod writes its parsers with `new Function` where it may. The pages' Content-Security-Policy forbids that, and each page with a form
 * would report a violation. This is the object that `z.config()` changes: calling that here would add the library (25 kB compressed) to
 * the first chunk; calling it beside the schemas would be too late for those that were made before.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
