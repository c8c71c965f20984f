import { remote } from '../packages/ui/build/webpack.mjs';

export default remote({ name: 'admin', folder: import.meta.dirname, isForPhones: false });
