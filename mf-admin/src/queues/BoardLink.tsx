import { openQueuePage, QUEUE_PAGE_PATH } from '@cleaning/contracts';
import { messageOf, showToast, useAction } from '@cleaning/ui/app';
import type { MouseEvent } from 'react';
import { queues } from '../texts';

/** Leads out of the app, to a page that asks for no token but for a pass: it is fetched first. */
export function BoardLink() {
  const pass = useAction(openQueuePage);

  async function open(event: MouseEvent) {
    event.preventDefault();
    try {
      window.location.assign((await pass.run()).url);
    } catch (error) {
      showToast(messageOf(error), 'danger');
    }
  }

  return (
    <a href={`${QUEUE_PAGE_PATH}/`} onClick={open} aria-busy={pass.busy}>
      {queues.board}
    </a>
  );
}
