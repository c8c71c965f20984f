import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRemoteConfig } from '../packages/ui/build/webpack.mjs';

const config = createRemoteConfig({ name: 'admin', folder: import.meta.dirname, isForPhones: false });

/**
 * React Aria's packages name their TypeScript source under the condition that our own packages use, and do not publish it. Its parts are
 * imported by name ('react-aria-components/Menu'), so that the roster loads what it uses alone.
 */
const ARIA_PARTS = join(
  dirname(fileURLToPath(import.meta.resolve('react-aria-components/package.json'))),
  'dist/exports',
);
config.resolve = { ...config.resolve, alias: { ...config.resolve.alias, 'react-aria-components': ARIA_PARTS } };
config.module.rules.push({
  test: /node_modules[\\/](react-aria|react-stately|@internationalized)/,
  resolve: { conditionNames: ['webpack', 'production', 'browser', 'import', 'module'] },
});

export default config;
