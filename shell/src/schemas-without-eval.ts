/**
 * zod writes its parsers with `new Function` where it may. The pages' Content-Security-Policy forbids that, and each page with a form
 * would report a violation. This is the object that `z.config()` changes: called here, it would bring the library (25 kB compressed)
 * into the first chunk; called beside the schemas, it would come too late for those that were made before.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
