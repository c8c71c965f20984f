import { Link } from '@cleaning/ui/app';
import type { ReactNode } from 'react';

/** Keeps a screen's content at reading width. The shell wraps the contractor's and the admin's screens by itself. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? 'ui-page ui-page--narrow' : 'ui-page'}>{children}</div>;
}

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
}

export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      {back && (
        <Link to={back.to} className="ui-page-header__back">
          <span aria-hidden="true">←</span> {back.label}
        </Link>
      )}
      <div className="ui-page-header__line">
        <h1>{title}</h1>
        {actions && <div className="ui-row">{actions}</div>}
      </div>
      {lead && <p className="ui-page-header__lead">{lead}</p>}
    </header>
  );
}

/** Blocks under each other. */
export function Stack({ tight = false, children }: { tight?: boolean; children: ReactNode }) {
  return <div className={tight ? 'ui-stack ui-stack--tight' : 'ui-stack'}>{children}</div>;
}
