import { createRemoteConfig } from '../packages/ui/build/webpack.mjs';

export default createRemoteConfig({ name: 'contractor', folder: import.meta.dirname });
