import { Page, Retry } from '@cleaning/ui';
import { TEXTS } from '../texts';

/** Replaces the whole page if none of it can be shown. */
export function Failed() {
  return (
    <Page narrow>
      <Retry message={TEXTS.screenFailed} onRetry={() => location.reload()} />
    </Page>
  );
}
