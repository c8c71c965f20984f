import { listOutdatedFiles } from './files.mjs';

it('finds nginx as the code is; node scripts/nginx-lists.mjs writes it', () => {
  expect(listOutdatedFiles().map(({ file }) => file)).toEqual([]);
});
