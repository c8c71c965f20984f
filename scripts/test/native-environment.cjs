const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');
const { globalsOfPackages } = require('./native-runtime.cjs');

/** Those that a spec file has used: Node asks each at every promise until it is disabled, and a file's own are not used again. */
const used = new Set();
for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...words) {
    used.add(this);
    return original.apply(this, words);
  };
}

/** The runner's record of a file and its event handlers, which the next file's events would reach too. */
const ofRunner = (key) => key.description === 'JEST_STATE_SYMBOL' || key === Symbol.for('EVENT_HANDLERS');

/** A spec file among the globals of Node itself. What a file changes there is set back when it ends. */
module.exports = class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    // TypeORM would keep the entities of all files.
    delete globalThis.typeormMetadataArgsStorage;
    this.before = {
      exit: process.exit,
      env: { ...process.env },
      globals: Object.getOwnPropertyDescriptors(globalThis),
    };
  }

  async teardown() {
    const { exit, env, globals } = this.before;
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
    for (const key of Object.getOwnPropertySymbols(globalThis).filter(ofRunner)) delete globalThis[key];
    process.exit = exit;
    // A navigator that a file has made up would tell packages that they are in a browser.
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!(name in globals || globalsOfPackages.has(name))) delete globalThis[name];
    for (const [name, descriptor] of Object.entries(globals)) {
      const { value, get } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
      if (descriptor.configurable && (value !== descriptor.value || get !== descriptor.get))
        Object.defineProperty(globalThis, name, descriptor);
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
};
