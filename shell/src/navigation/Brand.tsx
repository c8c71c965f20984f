import { getSiteData, Link } from '@cleaning/ui/app';
import { COMPANY } from '../texts';

export function Brand() {
  const logo = getSiteData().pictures?.logo;
  return (
    <Link to="/" className="shell-brand">
      {logo ? <img src={logo.path} alt="" width={logo.width} height={logo.height} /> : <i />}
      <span className="shell-brand__name">
        {COMPANY.shortName} <span className="shell-brand__trade">{COMPANY.trade}</span>
      </span>
    </Link>
  );
}
