import './pay.css';
import { PageHeader, type PageHeaderProps } from '@cleaning/ui';
import { NavLink } from '@cleaning/ui/app';
import { type ReactNode, useEffect, useRef } from 'react';
import { payNav as texts } from './texts';

const PAGES = [
  { to: '/admin/pay', label: texts.runs },
  { to: '/admin/pay/people', label: texts.people },
  { to: '/admin/pay/adjustments', label: texts.adjustments },
  { to: '/admin/pay/super', label: texts.super },
  { to: '/admin/pay/report', label: texts.report },
  { to: '/admin/pay/contractors', label: texts.contractors },
  { to: '/admin/pay/costs', label: texts.costs },
  { to: '/admin/pay/settings', label: texts.settings },
];

/** The head of a page about pay, with the way to the others. */
export function PayPage({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the open page may be beside the others that fit.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft });
  }, []);
  return (
    <>
      <PageHeader {...header} />
      <nav ref={nav} className="ma-pay-nav" aria-label={texts.label}>
        {PAGES.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/admin/pay'}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}

/** Sums beside each other; the first is the largest. */
export function Sums({ sums }: { sums: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="ma-sums">
      {sums.map(([name, value], index) => (
        <div key={name} className={index === 0 ? 'ma-sum--most' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
