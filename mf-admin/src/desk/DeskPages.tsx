import { Button, TextField } from '@cleaning/ui';
import { NavLink, Outlet, useNavigate } from '@cleaning/ui/app';
import type { FormEvent } from 'react';

/** The bar above every page of the desk. */
const deskBar = {
  label: 'Desk',
  overview: 'Overview',
  work: 'Done Work',
  approvals: 'Approvals',
  invoices: 'Invoices',
  settings: 'Invoice Settings',
  audit: 'Audit Log',
  queues: 'Queues',
  search: 'Search people and jobs',
  find: 'Search',
};

const LINKS = [
  { to: '/admin', label: deskBar.overview, end: true },
  { to: '/admin/work', label: deskBar.work },
  { to: '/admin/approvals', label: deskBar.approvals },
  { to: '/admin/invoices', label: deskBar.invoices },
  { to: '/admin/invoice-settings', label: deskBar.settings },
  { to: '/admin/audit-log', label: deskBar.audit },
  { to: '/admin/queues', label: deskBar.queues },
] as const;

/** Links to the screens that the menu does not have, and the search over people and jobs. Not printed. */
function DeskBar() {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (text !== '') navigate(`/admin/search?text=${encodeURIComponent(text)}`);
  }

  return (
    <div className="ma-desk-bar">
      <nav aria-label={deskBar.label}>
        <ul>
          {LINKS.map(({ label, ...link }) => (
            <li key={link.to}>
              <NavLink {...link}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form onSubmit={search} className="ma-inline-form">
          <TextField label={deskBar.search} name="text" type="search" maxLength={120} />
          <Button type="submit" variant="secondary">
            {deskBar.find}
          </Button>
        </form>
      </search>
    </div>
  );
}

/** Frame of every admin screen. The shell's guard decides who sees it. */
export function DeskPages() {
  return (
    <div className="ma-pages">
      <DeskBar />
      <Outlet />
    </div>
  );
}
