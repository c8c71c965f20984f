import { Link } from '@cleaning/ui/app';
import { COMPANY } from '../texts';

export function Brand() {
  return (
    <Link to="/" className="shell-brand">
      <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
        <rect width="64" height="64" rx="15" className="shell-brand__ground" />
        <path
          fill="#fff"
          d="M49 13C26 13 14 24 14 38c0 4 1 7 3 10C20 36 28 28 39 24 30 30 23 38 20 52c4 2 8 2 11 2 14 0 21-15 18-41Z"
        />
      </svg>
      <span className="shell-brand__name">
        {COMPANY.shortName} <span className="shell-brand__trade">{COMPANY.trade}</span>
      </span>
    </Link>
  );
}
