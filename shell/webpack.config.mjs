import { createHostConfig, createServiceWorkerConfig } from '../packages/ui/build/webpack.mjs';
import { createApiDocsPlugins, Icons } from './build/assets.mjs';

const folder = import.meta.dirname;
const config = createHostConfig({ name: 'shell', folder });
config.plugins.push(...createApiDocsPlugins(folder), new Icons(folder));
export default [config, createServiceWorkerConfig({ folder, entry: './src/offline/serviceWorker.ts' })];
