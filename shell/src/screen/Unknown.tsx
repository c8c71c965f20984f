import { LinkButton, Page } from '@cleaning/ui';
import { useLocation } from '@cleaning/ui/app';
import { useRemote } from '../remote/routesSource';
import { findRemote } from '../routing/findRemote';
import { TEXTS } from '../texts';

/** An address that no remote has. @throws RemoteMissing when the remote that might have it cannot be loaded */
export function Unknown() {
  useRemote(findRemote(useLocation().pathname));
  return (
    <Page narrow>
      <div className="shell-not-found">
        <h1>{TEXTS.notFound}</h1>
        <p>{TEXTS.notFoundHint}</p>
        <LinkButton to="/">{TEXTS.toHome}</LinkButton>
      </div>
    </Page>
  );
}
