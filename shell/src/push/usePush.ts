import { useSession } from '@cleaning/ui/app';
import { useEffect } from 'react';

/** Binds the device's push messages to the session that has just begun. */
export function usePush(): void {
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => {
    if (!id || localStorage.getItem('push_for') === null) return;
    // Fails silently: the next visit tries again.
    void import('./keep').then(({ keepPush }) => keepPush(id)).catch(() => {});
  }, [id]);
}
