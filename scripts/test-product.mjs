import os from 'node:os';
import { build, buildServices, createBuildTasks } from './build.mjs';
import { CHECKS } from './check.mjs';
import { checkDependencies } from './dependencies/audit.mjs';
import { describeFailure } from './problem.mjs';
import { step } from './progress.mjs';
import { startTestS3 } from './s3/test-server.mjs';
import { runTasks } from './tasks.mjs';
import { findContainerNode, readContainerVersion } from './test/container-node.mjs';
import { prepare } from './test/prepare.mjs';
import { Results } from './test/reports.mjs';
import { makeDemoCompany, runBrowserTests, runJest, runJestGroups } from './test/runners.mjs';
import { selectTests } from './test/selection.mjs';

const CORES = os.availableParallelism();

/** svc-media's stores and copies of backups are tested on S3. */
const usesS3 = ({ jest: specs, related }) =>
  [...specs, ...related].some((file) => /svc-media|packages|scripts\/backup/.test(file));

/** A path may belong to the other command. */
const needsOperations = (kinds, chosen) =>
  kinds.includes('operations') ||
  [...(chosen?.jest ?? []), ...(chosen?.browser ?? [])].some((file) => file.includes('operations'));

/** Prints and counts a task's error at once. `passed`: the count of a success. */
const countResult = (task, results, passed) => ({
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

/** Projects of Jest (real servers) and Playwright (whole product), by kind of tests. */
const PROJECTS = {
  test: { jest: 'integration', browser: 'journeys' },
  operations: { jest: 'operations', browser: 'operations' },
};

/** Lint, types and unit tests, within a minute; the front ends are built in the gaps. Resolves with the errors. */
async function testWithoutServers(results, builds, signal) {
  const audit = checkDependencies();
  const unit = {
    name: 'Unit tests',
    run: async () =>
      // As many workers as cores, because the checks end long before.
      results.add(await runJestGroups('Unit tests', { workers: CORES, projects: ['unit'] })),
  };
  const [services, ...frontEnds] = builds;
  // Runners count their tests themselves.
  const errors = await runTasks(
    [services, unit, ...CHECKS.map((task) => countResult(task, results, 1)), ...frontEnds],
    {
      signal,
    },
  );
  signal.throwIfAborted();
  const sound = await audit;
  if (sound !== undefined) results.add(sound ? { passed: 1 } : { failed: ['Known vulnerabilities'] });
  return errors;
}

/**
 * In CI, tests on real servers and one journey run the services on the containers' Node.
 * @returns its program; undefined for other runs, or if the machine has the same Node
 */
async function findServicesNode(onContainerNode, results) {
  if (!onContainerNode || process.versions.node === readContainerVersion()) return undefined;
  try {
    return await findContainerNode();
  } catch (error) {
    console.error(`✖ ${describeFailure(error)}`);
    results.add({ failed: ["Tests on the containers' Node"] });
    return undefined;
  }
}

/** Twice as many workers as cores, because specs wait a third of their time for mail servers, stores and deadlines. */
async function testOnServers(kinds, { results, s3, node }) {
  const title = node ? `Tests on real servers, Node ${readContainerVersion()}` : 'Tests on real servers';
  const projects = kinds.map((kind) => PROJECTS[kind].jest);
  results.add(await runJestGroups(title, { workers: 2 * CORES, projects, env: await s3.environment(), node }));
}

/** First tests without servers, then on real servers, then of the whole product. */
async function testEverything({ kinds, onContainerNode }, results, s3, signal) {
  // Builds are not counted as tests.
  const builds = (await createBuildTasks()).map((task) =>
    countResult({ ...task, run: () => step(`Building ${task.name}`, task.run) }, results, 0),
  );
  const errors = kinds.includes('test')
    ? await testWithoutServers(results, builds, signal)
    : await runTasks(builds, { signal });
  signal.throwIfAborted();
  // All tests would fail without a build.
  if (builds.some(({ name }) => errors.has(name))) return;
  const demoCompany = makeDemoCompany();
  const node = await findServicesNode(onContainerNode, results);
  await testOnServers(kinds, { results, s3, node });
  await demoCompany;
  signal.throwIfAborted();
  const projects = kinds.map((kind) => PROJECTS[kind].browser);
  if (node) projects.push('container-node');
  results.add(await runBrowserTests([], { projects, env: node ? { CONTAINER_NODE: node } : {} }));
}

/** Runs the tests of some paths, with only the preparation that they need. */
async function testSelected(kinds, { jest: specs, related, browser }, results, s3, signal) {
  // Some tests on real servers run the services' compiled commands.
  if (related.length || specs.some((file) => /\.(int|operations)\./.test(file)))
    await step('Compiling the services', buildServices);
  const env = await s3?.environment();
  const run = async (title, words) => results.add(await runJest(title, { workers: CORES, words, env }));
  if (specs.length > 0) await run('Tests', ['--runTestsByPath', ...specs]);
  signal.throwIfAborted();
  if (related.length > 0) {
    const projects = kinds.flatMap((kind) => (kind === 'test' ? ['unit', 'integration'] : PROJECTS[kind].jest));
    await run('Tests that use the files', ['--selectProjects', ...projects, '--findRelatedTests', ...related]);
  }
  signal.throwIfAborted();
  if (browser.length === 0) return;
  await build({ signal });
  results.add(await runBrowserTests(browser));
}

/**
 * `npm test`, `npm run test:operations` and `.ci/run`; `-- PATH …` runs the tests of files and folders. The last line
 * is the sum. Resolves with the exit code.
 */
export async function test(signal, words = process.argv.slice(2)) {
  const results = new Results();
  let s3;
  let skipReason;
  try {
    const selected = selectTests(words);
    const { kinds, chosen } = selected;
    skipReason = await prepare(signal, { operations: needsOperations(kinds, chosen) });
    // Starts while the checks run.
    if (!chosen || usesS3(chosen)) s3 = startTestS3();
    if (chosen) await testSelected(kinds, chosen, results, s3, signal);
    else await testEverything(selected, results, s3, signal);
  } catch (error) {
    console.error(`✖ ${signal.aborted ? 'Interrupted.' : describeFailure(error)}`);
    results.add({ failed: [signal.aborted ? 'The run was interrupted' : 'The run ended early'] });
  } finally {
    await s3?.stop();
  }
  if (s3?.skipReason) console.log(`! Tests were SKIPPED: there is no S3 server. ${s3.skipReason}`);
  if (skipReason) console.log(`! Tests of alerts and of backups elsewhere were SKIPPED: ${skipReason}`);
  for (const line of results.lines()) console.log(line);
  return results.isGood ? 0 : 1;
}
