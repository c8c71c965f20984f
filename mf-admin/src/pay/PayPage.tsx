import './pay.css';
import { type Fact, Facts, PageHeader, type PageHeaderProps } from '@cleaning/ui';
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
export const Sums = ({ sums }: { sums: readonly Fact[] }) => (
  <div className="ma-sums">
    <Facts facts={sums} />
  </div>
);
