import { remote } from '../packages/ui/build/webpack.mjs';

export default remote({ name: 'public', folder: import.meta.dirname });
