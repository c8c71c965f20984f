import { PHONE } from '../stack/frame';
import { testInOpenWindow as test } from '../stack/test';
import { workOffline } from '../stories/offline-day';

test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

/** What the office sees of it: journeys/offline-day.spec.ts. */
test('three shifts without a connection, their checklists, twelve photos and two reports are there once after it returns', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  await workOffline({ page, context, product }, ['Arcade', 'Bakery', 'Clinic']);
});
