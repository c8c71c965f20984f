import { host } from '../packages/ui/build/webpack.mjs';
import { apiDocs } from './build/api-docs.mjs';

const folder = import.meta.dirname;
const config = host({ name: 'shell', folder });
config.plugins.push(...apiDocs(folder));
export default config;
