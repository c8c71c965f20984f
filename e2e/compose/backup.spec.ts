import { test } from '../stack/test.js';
import { expectEverythingBack } from './everything-comes-back.js';

test('restores a backup completely after all volumes are removed', async ({ product: { url } }) => {
  test.setTimeout(900_000);
  await expectEverythingBack(url);
});
