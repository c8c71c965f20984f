const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const OWN = /^(?:[./]|node:|@cleaning\/|@jest\/)/;

/**
 * Loads npm packages as Node does, once for all spec files of a worker; our own modules are loaded anew for each spec file, as ever. Nest,
 * TypeORM and what they need are 3,000 files: to compile them for each of 66 spec files took a third of the integration tests' time.
 * Everything runs among the globals of Node itself (see native-environment.cjs), so that an Error is an Error on both sides.
 */
module.exports = class NativeRuntime extends Runtime {
  /** What npm packages have set among Node's globals when they were loaded. They need it for as long as the worker lives. */
  static globalsOfPackages = new Set();

  constructor(...options) {
    super(...options);
    const { executor } = this;
    executor.compile = (source, filename) => compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, moduleName) {
    if (OWN.test(moduleName) || from.includes('/node_modules/')) return super.requireModuleOrMock(from, moduleName);
    const before = new Set(Object.getOwnPropertyNames(globalThis));
    const loaded = createRequire(from)(moduleName);
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!before.has(name)) NativeRuntime.globalsOfPackages.add(name);
    return loaded;
  }
};
