import { test } from '../stack/test.js';
import { expectFullRestore } from './full-restore.js';

test('restores a backup completely after all volumes are removed', async ({ product: { url } }) => {
  test.setTimeout(900_000);
  await expectFullRestore(url);
});
