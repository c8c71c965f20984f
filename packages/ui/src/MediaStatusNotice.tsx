import { mediaStatus } from '@cleaning/contracts';
import { isUnreachable, localizeTexts, useCall } from '@cleaning/ui/app';
import { Notice } from './Feedback';

export const texts = localizeTexts('filesAway', {
  away: 'Documents and pictures aren’t available right now. Everything else works. Nothing is lost. Try again in a few minutes.',
});

const POLL_MS = 15_000;

/**
 * For pages with documents or pictures: says if they can't be opened or stored at present, and what still works.
 * Otherwise renders nothing.
 */
export function MediaStatusNotice() {
  const { data, error } = useCall(mediaStatus, { refetchInterval: POLL_MS });
  // Status 0: the device has no connection, which the page already says.
  const isAway = error ? isUnreachable(error) && error.status !== 0 : data?.files === false;
  return <div role="status">{isAway && <Notice tone="warn">{texts.away}</Notice>}</div>;
}
