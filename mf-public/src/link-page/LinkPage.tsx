import './linkPage.css';
import { LinkButton, Notice } from '@cleaning/ui';
import { usePageName } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { Telephone } from '../site/Reach';

const texts = { endedTitle: 'This link is not valid', questions: 'Any questions?' };

export const PageColumn = ({ children }: { children: ReactNode }) => (
  <div className="pub-wrap">
    <div className="link-page">{children}</div>
  </div>
);

interface LinkMessageProps {
  /** Page name in the window's title. */
  name: string;
  title: string;
  children: ReactNode;
}

/** Shown in place of the content that a link opens. */
export function LinkMessage({ name, title, children }: LinkMessageProps) {
  usePageName(name);
  return (
    <PageColumn>
      <h1>{title}</h1>
      {children}
      <div>
        <LinkButton to="/contact-us">{texts.questions}</LinkButton>
      </div>
    </PageColumn>
  );
}

/** Page of a link that is unknown, expired or revoked. */
export const WrongLink = ({ name, reason }: { name: string; reason: string }) => (
  <LinkMessage name={name} title={texts.endedTitle}>
    <Notice tone="warn">{reason}</Notice>
    <p>
      <Telephone />
    </p>
  </LinkMessage>
);
