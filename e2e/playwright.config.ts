import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { getBrowserProgram, MAP_TILES } from '../scripts/test/browser.mjs';
import { getSmsUrl } from './stack/sms';
import type { StackOptions } from './stack/test.js';

const LONG_RUN = '**/under-load.spec.ts';
const given = Boolean(process.env.BASE_URL);
/** Journey through all services. In CI they run on the containers' Node, the program in CONTAINER_NODE. */
const CONTAINER_JOURNEY = 'journeys/main-job.spec.ts';
const containerNode = process.env.CONTAINER_NODE;
const JOURNEY_ENVIRONMENT = { MAP_TILES, PUSH_LOOPBACK: 'allow', SMS_URL: getSmsUrl(), SMS_CENTS_PER_SEGMENT: '8' };

/**
 * Tests of the whole product in Debian's Chromium: journeys, and operations, which include bad input, operators'
 * procedures and faults. Each worker starts its own stack with the demo company, in a temporary folder: a test shares
 * its stack with the worker's earlier tests, never with one at the same time. With BASE_URL the journeys run one after
 * the other against a stack started elsewhere; with COMPOSE_STACK it is docker compose's (scripts/test-compose.mjs),
 * whose databases and mail are read too. Tests that stop services are left out then.
 */
export default defineConfig<object, StackOptions>({
  globalSetup: process.env.COMPOSE_STACK ? './compose/global-setup.ts' : given ? undefined : './stack/demo-company.ts',
  projects: [
    // npm run test:operations. First: among them are the longest files.
    ...(given
      ? []
      : [
          {
            name: 'operations',
            testMatch: ['bad-input/*.spec.ts', 'faults/*.spec.ts', 'operations/*.spec.ts'],
            testIgnore: LONG_RUN,
            use: {
              // All registrations here come from one address. Only these tests use the proxies' addresses.
              serviceEnvironment: { REGISTRATIONS_PER_HOUR: '100000', TRUSTED_PROXIES: '127.0.200.0/24', MAP_TILES },
            },
          },
        ]),
    // Not last, because the other workers would be idle meanwhile.
    ...(containerNode
      ? [
          {
            name: 'container-node',
            testMatch: CONTAINER_JOURNEY,
            use: { serviceEnvironment: JOURNEY_ENVIRONMENT, servicesNode: containerNode },
          },
        ]
      : []),
    // npm test. Files run in the order of their paths: those that measure the demo company as it was made come before those that change it.
    {
      name: 'journeys',
      testMatch: ['demo-company/*.spec.ts', 'journeys/*.spec.ts'],
      testIgnore: containerNode ? CONTAINER_JOURNEY : undefined,
      // Push services on this machine are reached: journeys/reach-people.spec.ts.
      // The gateway for text messages answers in journeys/text-messages.spec.ts alone.
      use: { serviceEnvironment: JOURNEY_ENVIRONMENT },
    },
    // Against a stack of containers: scripts/test-compose.mjs starts it.
    ...(process.env.COMPOSE_STACK ? [{ name: 'compose', testDir: './compose' }] : []),
    // On separate nodes, with the images that scripts/test-compose.mjs has built.
    ...(process.env.SWARM ? [{ name: 'swarm', testDir: './swarm' }] : []),
    // npm run faults: ten minutes of random faults, too long for every day.
    ...(process.env.FAULTS_MINUTES ? [{ name: 'faults-under-load', testMatch: LONG_RUN }] : []),
    // npm run load: a company at work for a quarter of an hour.
    ...(process.env.LOAD_MINUTES ? [{ name: 'load', testDir: './load' }] : []),
  ],
  outputDir: '../test-results/e2e',
  // Limits for hanging tests only: on an idle machine everything is immediate, and a busy one gets its time.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // A test waits for two thirds of its time: with three of them a tenth of two cores was idle.
  workers: given ? 1 : Number(process.env.E2E_WORKERS) || os.availableParallelism() * 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try is a defect: it fails.
  retries: 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Colours are compared when nothing moves; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    // Adelaide, Victoria Square.
    geolocation: { latitude: -34.92866, longitude: 138.59986, accuracy: 12 },
    permissions: ['geolocation'],
    // It stores sixty files for each new person: a second of processor time. The sub-contractors' journeys allow it.
    serviceWorkers: 'block',
    // Recording costs more than the test itself: TRACE=on npm test -- e2e/journeys/… shows what a failed test did.
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: getBrowserProgram(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-gpu',
        '--in-process-gpu',
        // A page lives for seconds: compiling its script for speed costs more than it saves (a quarter of the renderer's time), and so does
        // collecting young objects early and in many threads (a tenth of the browser's).
        '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16,--single-threaded-gc',
      ],
    },
  },
});
