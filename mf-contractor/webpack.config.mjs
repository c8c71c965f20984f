import { remote } from '../packages/ui/build/webpack.mjs';

export default remote({
  name: 'contractor',
  folder: import.meta.dirname,
  exposes: { './work-bar': './src/work-bar/WorkBar.tsx', './language': './src/languages/language.ts' },
});
