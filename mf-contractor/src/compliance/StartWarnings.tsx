import { dayText, getWorkWarnings, type LackedDocument } from '@cleaning/contracts';
import { LinkButton, Notice } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { kinds, states, startWarnings as texts } from './texts';

const lackText = ({ kind, state, expires_on }: LackedDocument): string =>
  state === 'expired' && expires_on !== ''
    ? texts.expired(kinds[kind], dayText(expires_on))
    : texts.lacks(kinds[kind], states[state]);

/** What a person should know before Start. Nothing while all is in order, and without a connection. */
export function StartWarnings({ jobId }: { jobId: string }) {
  const me = useCurrentUser();
  const { data } = useCall(getWorkWarnings, { params: { job_id: jobId } });
  if (!data) return null;
  const { documents, refused, hours } = data;
  return (
    <>
      {documents.length > 0 && (
        <Notice tone={refused ? 'danger' : 'warn'}>
          <p>{refused ? texts.refused : texts.warned}</p>
          <ul>
            {documents.map((document) => (
              <li key={document.kind}>{lackText(document)}</li>
            ))}
          </ul>
          {me.role === 'user' && (
            <LinkButton to="/account" variant="secondary">
              {texts.send}
            </LinkButton>
          )}
        </Notice>
      )}
      {hours.length > 0 && (
        <Notice tone="warn">
          {hours.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
