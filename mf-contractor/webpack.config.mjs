import { remote } from '../packages/ui/build/webpack.mjs';

export default remote({ name: 'contractor', folder: import.meta.dirname });
