import { runCommand } from '../machine/run-command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { readAuditVerdict } from './audit-verdict.mjs';

/** A registry that does not answer must not hold up the tests. */
const TIMEOUT_MS = 60_000;

/**
 * Asks the registry for known vulnerabilities of what runs in production. Resolves with whether it passed; undefined when the registry
 * could not answer, which is printed and is no failure: it is no statement about the code.
 */
export async function checkDependencies() {
  const { output } = await step('Known vulnerabilities', () =>
    runCommand('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, timeout: TIMEOUT_MS }),
  );
  const { state, sentence } = readAuditVerdict(output);
  console.log(`  ${state === 'clean' ? '' : '! '}${sentence}`);
  return state === 'unchecked' ? undefined : state === 'clean';
}
