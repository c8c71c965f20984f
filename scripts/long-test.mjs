import path from 'node:path';
import { build } from './build.mjs';
import { runCommand } from './machine/run-command.mjs';
import { ROOT } from './root.mjs';

/**
 * Builds the product and runs a browserless test of e2e that is too long for every day.
 * @param project its name in e2e/playwright.config.ts
 * @param env its settings; the runner and its worker need the same
 * @returns the exit code
 */
export async function runLongTest(project, env, signal) {
  await build({ signal });
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await runCommand(process.execPath, [playwright, 'test', '--config', 'e2e', '--project', project], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    onLine: (line) => console.log(line),
  });
  return code;
}
