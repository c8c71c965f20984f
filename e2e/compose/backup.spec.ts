import { test } from '../stack/test.js';
import { expectEverythingBack } from './everything-comes-back.js';

test('a backup brings everything back after all volumes are gone', async ({ product: { url } }) => {
  test.setTimeout(900_000);
  await expectEverythingBack(url);
});
