import { LinkButton, Page } from '@cleaning/ui';
import { TEXTS } from '../texts';

export function NotFound() {
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
