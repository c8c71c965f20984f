import { outdatedFiles } from './files.mjs';

it('finds nginx as the code is; node scripts/nginx-lists.mjs writes it', () => {
  expect(outdatedFiles().map(({ file }) => file)).toEqual([]);
});
