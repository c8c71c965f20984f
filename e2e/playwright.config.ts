import { defineConfig } from '@playwright/test';
import type { StackOptions } from './stack/test.js';

const UNDER_LOAD = '**/under-load.spec.ts';

/**
 * Tests of the whole product: journeys in Debian's Chromium, whatever can be sent wrongly, what operators rely on, and faults. Without
 * BASE_URL a stack is started for each of them, with the demo company, in a temporary folder; with it (for example the address of a
 * compose stack) the journeys run against that, and the others, which look into databases and logs and kill services, are not there.
 */
export default defineConfig<object, StackOptions>({
  projects: [
    { name: 'journeys', testDir: './journeys' },
    // Against a stack of containers: scripts/test-compose.mjs starts it.
    ...(process.env.COMPOSE_STACK ? [{ name: 'compose', testDir: './compose', use: { trace: 'off' as const } }] : []),
    ...(process.env.BASE_URL ? [] : ['bad-input', 'operations', 'faults']).map((name) => ({
      name,
      testDir: `./${name}`,
      testIgnore: UNDER_LOAD,
      use: {
        trace: 'off' as const,
        // Everybody registers from one address here; proxies have addresses that nobody else has.
        serviceEnvironment: { REGISTRATIONS_PER_HOUR: '100000', TRUSTED_PROXIES: '127.0.200.0/24' },
      },
    })),
    // npm run faults: minutes of faults at random, too long for every day.
    ...(process.env.FAULTS_MINUTES ? [{ name: 'faults-under-load', testDir: './faults', testMatch: UNDER_LOAD }] : []),
  ],
  outputDir: '../test-results/e2e',
  timeout: 180_000,
  // What is waited for comes at once on a quiet machine; a busy one gets its time.
  expect: { timeout: 20_000 },
  // One stack and two cores: journeys run one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A second try is reported as flaky, beside the first one's trace.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    // Adelaide, Victoria Square.
    geolocation: { latitude: -34.92866, longitude: 138.59986, accuracy: 12 },
    permissions: ['geolocation'],
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
