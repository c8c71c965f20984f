import './login.css';
import { usePageName } from '@cleaning/ui/app';
import type { ReactNode } from 'react';

/** Layout with one form in the middle of the page. */
export function Narrow({ title, children }: { title: string; children: ReactNode }) {
  usePageName(title);
  return (
    <div className="login__main">
      <div className="login__card">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
