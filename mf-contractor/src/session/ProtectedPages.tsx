import { Stack } from '@cleaning/ui';
import { Outlet } from '@cleaning/ui/app';
import { LocationHint } from '../work/LocationHint';

/** Frame of every sub-contractor screen. Who may come here is decided by the shell's guard. */
export function ProtectedPages() {
  return (
    <Stack>
      <LocationHint />
      <Outlet />
    </Stack>
  );
}
