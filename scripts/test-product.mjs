import os from 'node:os';
import { build, buildServices, buildTasks } from './build.mjs';
import { CHECKS } from './check.mjs';
import { dependenciesPass } from './dependencies/audit.mjs';
import { describeFailure } from './problem.mjs';
import { step } from './progress.mjs';
import { s3ForTests } from './s3/for-tests.mjs';
import { runTasks } from './tasks.mjs';
import { prepare } from './test/prepare.mjs';
import { Results } from './test/reports.mjs';
import { browserTests, jest } from './test/runners.mjs';
import { selection } from './test/selection.mjs';

const CORES = os.availableParallelism();

/** Only svc-media's stores are tried on S3. */
const usesS3 = ({ jest: specs, related }) => [...specs, ...related].some((file) => /svc-media|packages/.test(file));

/** Prints a task's error when it happens, and counts it. `passed`: what a success counts. */
const counted = (task, results, passed) => ({
  ...task,
  run: () =>
    task.run().then(
      () => results.add({ passed }),
      (error) => {
        console.error(`✖ ${describeFailure(error)}`);
        results.add({ failed: [task.name] });
        throw error;
      },
    ),
});

/**
 * Everything. First what needs no server: lint, types and unit tests, within a minute; the front ends are built in the gaps. Then the
 * tests on real databases, then those of the whole product.
 */
async function testEverything(results, s3, signal) {
  const audit = dependenciesPass();
  const [services, ...frontEnds] = buildTasks().map((task) => ({
    ...task,
    run: () => step(`Building ${task.name}`, task.run),
  }));
  const unit = {
    name: 'Unit tests',
    run: async () =>
      results.add(await jest('Unit tests', { workers: Math.max(1, CORES - 1), words: ['--selectProjects', 'unit'] })),
  };
  // Runners count their tests themselves, and what is built is no test.
  const tasks = [
    counted(services, results, 0),
    unit,
    ...CHECKS.map((task) => counted(task, results, 1)),
    ...frontEnds.map((task) => counted(task, results, 0)),
  ];
  const errors = await runTasks(tasks, { signal });
  signal.throwIfAborted();
  const sound = await audit;
  if (sound !== undefined) results.add(sound ? { passed: 1 } : { failed: ['Known vulnerabilities'] });
  // Tests of what is not built would fail all at once.
  if ([services, ...frontEnds].some(({ name }) => errors.has(name))) return;
  results.add(
    await jest('Integration tests', {
      // They wait for mail servers, stores and deadlines: one more than there are cores.
      workers: CORES + 1,
      words: ['--selectProjects', 'integration'],
      env: await s3.environment(),
    }),
  );
  signal.throwIfAborted();
  results.add(await browserTests());
}

/** What belongs to some paths, and no more than that needs. */
async function testSelected({ jest: specs, related, browser }, results, s3, signal) {
  if (specs.length + related.length > 0) {
    // Some integration tests run the services' own commands.
    if (related.length || specs.some((file) => file.includes('.int.')))
      await step('Compiling the services', buildServices);
    const words = related.length ? ['--findRelatedTests', ...related, ...specs] : ['--runTestsByPath', ...specs];
    results.add(await jest('Tests', { workers: CORES, words, env: await s3?.environment() }));
  }
  signal.throwIfAborted();
  if (browser.length === 0) return;
  await build({ signal });
  results.add(await browserTests(browser));
}

/** `npm test` and `npm test -- PATH …`. The last line is the sum. Resolves with the exit code. */
export async function test(signal, words = process.argv.slice(2)) {
  const results = new Results();
  let s3;
  let lacking;
  try {
    const selected = selection(words);
    lacking = await prepare(signal);
    // It comes up beside the checks.
    if (!selected || usesS3(selected)) s3 = s3ForTests();
    if (selected) await testSelected(selected, results, s3, signal);
    else await testEverything(results, s3, signal);
  } catch (error) {
    console.error(`✖ ${signal.aborted ? 'Interrupted.' : describeFailure(error)}`);
    results.add({ failed: [signal.aborted ? 'The run was interrupted' : 'The run ended early'] });
  } finally {
    await s3?.stop();
  }
  if (s3?.impossible) console.log(`! Tests were SKIPPED: there is no S3 server. ${s3.impossible}`);
  if (lacking) console.log(`! Tests of alerts and of backups elsewhere were SKIPPED: ${lacking}`);
  for (const line of results.lines()) console.log(line);
  return results.isGood ? 0 : 1;
}
