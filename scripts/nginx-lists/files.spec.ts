import { listOutdatedFiles } from './files.mjs';

it('matches the nginx files to the code (update with node scripts/nginx-lists.mjs)', () => {
  expect(listOutdatedFiles().map(({ file }) => file)).toEqual([]);
});
