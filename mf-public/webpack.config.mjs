import { createRemoteConfig } from '../packages/ui/build/webpack.mjs';

export default createRemoteConfig({ name: 'public', folder: import.meta.dirname });
