import { countNewMessages } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { FRAME } from './texts';

/** A sub-contractor's number of unread messages, beside the menu entry that it describes. */
export function OwnCount({ id, className }: { id: string; className: string }): ReactNode {
  const unread = useCall(countNewMessages).data?.unread ?? 0;
  return (
    <span id={id} className={className}>
      {unread > 0 && (
        <>
          <span aria-hidden="true">{FRAME.unread(unread)}</span>
          <span className="ui-sr-only">{FRAME.newMessages(unread)}</span>
        </>
      )}
    </span>
  );
}
