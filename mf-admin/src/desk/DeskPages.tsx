import { Outlet } from '@cleaning/ui/app';

/** Around every admin screen. The shell's guard decides who sees it. */
export function DeskPages() {
  return (
    <div className="ma-pages">
      <Outlet />
    </div>
  );
}
