import { getCalendarLink, revokeCalendarLink } from '@cleaning/contracts';
import { useConfirm } from '@cleaning/ui';
import { useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { calendarQuestion as texts } from './texts';

/**
 * Asks whether the user's calendar address should end too, as it needs no login. Resolves to a sentence about the
 * result; empty if nothing was done.
 */
export function useCalendarQuestion(): () => Promise<string> {
  const me = useCurrentUser();
  const confirm = useConfirm();
  // Read at the time of the question: an earlier answer may be older than the address.
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
