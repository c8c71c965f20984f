import { NavLink, type WorkFrame } from '@cleaning/ui/app';
import { usePages } from '../remote/usePages';
import { getEntries } from './entries';

/** The first entries of a work area's menu, in the website's header; suspends until they are known. */
export function WorkMenu({ frame }: { frame: WorkFrame }) {
  return getEntries(usePages(frame), frame)
    .filter(({ group }) => group === 'first')
    .map(({ to, label }) => (
      <li key={to}>
        <NavLink to={to} end={to === '/admin'} className="shell-link">
          {label}
        </NavLink>
      </li>
    ));
}
