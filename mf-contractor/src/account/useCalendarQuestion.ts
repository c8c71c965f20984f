import { getCalendarLink, revokeCalendarLink } from '@cleaning/contracts';
import { useConfirm } from '@cleaning/ui';
import { useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { calendarQuestion as texts } from './texts';

/**
 * Asks whether the address of the own calendar should end too: it needs no login. Answers what was done, for the person; empty where
 * nothing was.
 */
export function useCalendarQuestion(): () => Promise<string> {
  const me = useCurrentUser();
  const confirm = useConfirm();
  // Read when the question is due: what the page has read before may be older than the address, or not be there yet.
  const { refetch } = useCall(getCalendarLink, { enabled: false });
  const revoke = useAction(revokeCalendarLink);
  return async () => {
    // Supervisors have no calendar.
    if (me.role === 'supervisor' || !(await refetch()).data?.made_at) return '';
    if (!(await confirm(texts.ask, { confirmLabel: texts.end, cancelLabel: texts.keep, danger: true }))) return '';
    const ended = await revoke.run({ body: { user_id: me.id } });
    return ended.ok ? texts.ended : `${texts.notEnded} ${ended.error.msg}`;
  };
}
