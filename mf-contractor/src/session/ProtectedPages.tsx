import { Outlet } from '@cleaning/ui/app';
import { LocationHint } from '../work/LocationHint';

/** Frame of every sub-contractor screen. Who may come here is decided by the shell's guard. */
export function ProtectedPages() {
  return (
    <div className="mc-pages">
      <LocationHint />
      <Outlet />
    </div>
  );
}
