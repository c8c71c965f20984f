import { Outlet } from '@cleaning/ui/app';
import { DeskBar } from './desk-bar/DeskBar';

/** Frame of every admin screen. Who may come here is decided by the shell's guard. */
export function DeskPages() {
  return (
    <div className="ma-pages">
      <DeskBar />
      <Outlet />
    </div>
  );
}
