import { runCommand } from '../machine/run-command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { readAuditVerdict } from './audit-verdict.mjs';

/** A registry that does not answer must not delay the tests. */
const TIMEOUT_MS = 60_000;

/**
 * Checks production dependencies for known vulnerabilities. Resolves with whether they passed; undefined if the registry
 * could not answer, which is printed but is not a failure.
 */
export async function checkDependencies() {
  const { output } = await step('Known vulnerabilities', () =>
    runCommand('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, timeout: TIMEOUT_MS }),
  );
  const { state, sentence } = readAuditVerdict(output);
  console.log(`  ${state === 'clean' ? '' : '! '}${sentence}`);
  return state === 'unchecked' ? undefined : state === 'clean';
}
