import { STAMP_MAX_AGE_HOURS } from '@cleaning/contracts';
import { useConfirm } from '@cleaning/ui';
import { askBeforeLogout } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { hasWaitingWork } from './hasWaitingWork';
import { logoutQuestion as texts } from './texts';

/** Asks before a logout while work of this user waits on the device, because only their session sends it. */
export function useLogoutQuestion(userId: string): void {
  const confirm = useConfirm();
  useEffect(
    () =>
      askBeforeLogout(async () => {
        if (!(await hasWaitingWork(userId))) return true;
        const labels = { confirmLabel: texts.leave, cancelLabel: texts.stay };
        return confirm(texts.ask(STAMP_MAX_AGE_HOURS), { ...labels, danger: true });
      }),
    [userId, confirm],
  );
}
