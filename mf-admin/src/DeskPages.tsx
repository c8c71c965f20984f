import { Stack } from '@cleaning/ui';
import { Outlet } from '@cleaning/ui/app';

/** Frame of every admin screen. Who may come here is decided by the shell's guard. */
export function DeskPages() {
  return (
    <Stack>
      <Outlet />
    </Stack>
  );
}
