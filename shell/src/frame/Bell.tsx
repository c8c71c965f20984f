import { countUnreadNotices } from '@cleaning/contracts';
import { Link, useCall, useLocation, useSession } from '@cleaning/ui/app';
import BellIcon from 'lucide-react/icons/bell';
import { FRAME } from './texts';

/** Opens the notices, and shows how many are unread. */
export function Bell() {
  const { status } = useSession();
  const isCurrent = useLocation().pathname === '/notices';
  const { data } = useCall(countUnreadNotices, { enabled: status === 'signed-in' });
  const unread = data?.unread ?? 0;
  return (
    <Link
      to="/notices"
      className="shell-top__button shell-bell"
      title={FRAME.notices(unread)}
      aria-label={FRAME.notices(unread)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <BellIcon />
      {unread > 0 && (
        <span className="shell-bell__unread" aria-hidden="true">
          {FRAME.unread(unread)}
        </span>
      )}
    </Link>
  );
}
