import { compileCatalogues } from './scripts/build/catalogues.mjs';

/**
 * Unit specs need no server; integration specs get real PostgreSQL and Redis from a global setup, and so do those that run before a release
 * (npm run test:operations), which CI does not do.
 */
const base = {
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|@tanstack|file-type|strtok3|token-types|@tokenizer|uint8array-extras|@borewit|uuid|age-encryption|temporal-polyfill|temporal-utils|@noble|@scure|@otplib|openid-client|oauth4webapi|jose|oidc-provider|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities|csv-parse/dist/esm|lucide-react/dist/esm)/)',
  ],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'require', 'default'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.(?:cache/(?!test-groups)|data/)', '<rootDir>/test-results/'],
};

const withServers = {
  ...base,
  globalSetup: '<rootDir>/packages/service-kit/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/packages/service-kit/src/testing/global-teardown.ts',
};

await compileCatalogues();

/** In a run of all tests the groups that it has made (scripts/test/groups.mjs), otherwise the spec files. */
const tests = (project, specs) => (process.env.TEST_GROUPS === 'on' ? `/test-groups/${project}/\\d+\\.js$` : specs);

export default {
  // Jest reads it only here. Real servers on machines of any speed: only what hangs ever meets it.
  testTimeout: 60_000,
  // What files leave behind in a worker makes its garbage collection slower than a start of a new one.
  workerIdleMemoryLimit: '700MB',
  projects: [
    { ...base, displayName: 'unit', testRegex: tests('unit', '(?<!\\.(?:int|operations))\\.spec\\.tsx?$') },
    { ...withServers, displayName: 'integration', testRegex: tests('integration', '\\.int\\.spec\\.ts$') },
    { ...withServers, displayName: 'operations', testRegex: '\\.operations\\.spec\\.ts$' },
  ],
};
