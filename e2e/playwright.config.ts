import { defineConfig } from '@playwright/test';

/**
 * Journeys in Debian's Chromium against the whole product. Without BASE_URL a stack of its own is started, with the demo
 * company, in a temporary folder; with it (for example the address of a compose stack) the journeys run against that.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/e2e',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  // One stack and two cores: journeys run one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
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
