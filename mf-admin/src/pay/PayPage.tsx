import './pay.css';
import { PageHeader, type PageHeaderProps } from '@cleaning/ui';
import type { ReactNode } from 'react';

/** A page about pay, with its styles. */
export function PayPage({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...header} />
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
