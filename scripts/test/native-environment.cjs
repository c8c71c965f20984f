const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

/** A spec file among the globals of Node itself. What a file changes there is set back when it ends. */
module.exports = class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.before = { exit: process.exit, console: globalThis.console, env: { ...process.env } };
    // TypeORM would keep the entities of all files.
    delete globalThis.typeormMetadataArgsStorage;
  }

  async teardown() {
    const { exit, console, env } = this.before;
    await super.teardown();
    process.exit = exit;
    globalThis.console = console;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
};
