const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

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
    this.before = { exit: process.exit, console: globalThis.console, env: { ...process.env } };
    // TypeORM would keep the entities of all files.
    delete globalThis.typeormMetadataArgsStorage;
  }

  async teardown() {
    const { exit, console, env } = this.before;
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
    for (const key of Object.getOwnPropertySymbols(globalThis).filter(ofRunner)) delete globalThis[key];
    process.exit = exit;
    globalThis.console = console;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
};
