import { getCalendarLink, revokeCalendarLink } from '@cleaning/contracts';
import { useConfirm } from '@cleaning/ui';
import { messageOf, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { calendarQuestion as texts } from './texts';

/**
 * Asks whether the address of the own calendar should end too: it needs no login. Answers what was done, for the person; empty where
 * nothing was.
 */
export function useCalendarQuestion(): () => Promise<string> {
  const me = useCurrentUser();
  const confirm = useConfirm();
  const link = useCall(getCalendarLink, { enabled: me.role !== 'supervisor' });
  const revoke = useAction(revokeCalendarLink);
  const hasAddress = link.data !== undefined && link.data.made_at !== '';
  return async () => {
    if (!hasAddress) return '';
    if (!(await confirm(texts.ask, { confirmLabel: texts.end, cancelLabel: texts.keep, danger: true }))) return '';
    return revoke
      .run({ body: { user_id: me.id } })
      .then(() => texts.ended)
      .catch((error) => `${texts.notEnded} ${messageOf(error)}`);
  };
}
