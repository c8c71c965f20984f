import { Page, Retry } from '@cleaning/ui';
import { TEXTS } from '../texts';

/** In the place of the whole page, where nothing of it can be shown. */
export function Failed() {
  return (
    <Page narrow>
      <Retry message={TEXTS.screenFailed} onRetry={() => location.reload()} />
    </Page>
  );
}
