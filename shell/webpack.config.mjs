import { host, serviceWorker } from '../packages/ui/build/webpack.mjs';
import { apiDocs } from './build/api-docs.mjs';
import { Icons } from './build/icons.mjs';

const folder = import.meta.dirname;
const config = host({ name: 'shell', folder });
config.plugins.push(...apiDocs(folder), new Icons(folder));
export default [config, serviceWorker({ folder, entry: './src/offline/service-worker.ts' })];
