import { host, serviceWorker } from '../packages/ui/build/webpack.mjs';
import { apiDocs, Icons } from './build/assets.mjs';

const folder = import.meta.dirname;
const config = host({ name: 'shell', folder });
config.plugins.push(...apiDocs(folder), new Icons(folder));
export default [config, serviceWorker({ folder, entry: './src/offline/serviceWorker.ts' })];
