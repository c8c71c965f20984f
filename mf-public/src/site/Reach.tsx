import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { buildTelephoneLink, company } from './company';

interface ReachProps {
  className?: string;
  withIcon?: boolean;
  /** Text before it, left out without it. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The company's telephone number as a link. Renders nothing if none is entered. */
export function Telephone({ className, withIcon = false, before, after }: ReachProps) {
  if (company.telephone === '') return null;
  return (
    <>
      {before}
      <a href={buildTelephoneLink(company.telephone)} className={className}>
        {withIcon && <Icon name="phone" size={20} />} {company.telephone}
      </a>
      {after}
    </>
  );
}

/** The company's e-mail address, likewise. */
export function Mail({ className, withIcon = false, before, after }: ReachProps) {
  if (company.email === '') return null;
  return (
    <>
      {before}
      <a href={`mailto:${company.email}`} className={className}>
        {withIcon && <Icon name="mail" size={20} />} {company.email}
      </a>
      {after}
    </>
  );
}
