import { getWorkWarnings } from '@cleaning/contracts';
import { LinkButton, Notice } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { describeWarning } from '../languages/warningText';
import { describeMissingDocument } from './describeMissingDocument';
import { startWarnings as texts } from './texts';

/** Warnings before Start. Renders nothing if there are none, or without a connection. */
export function StartWarnings({ jobId }: { jobId: string }) {
  const me = useCurrentUser();
  const { data } = useCall(getWorkWarnings, { params: { job_id: jobId } });
  if (!data) return null;
  const { documents, refused, hours_details: hours } = data;
  return (
    <>
      {documents.length > 0 && (
        <Notice tone={refused ? 'danger' : 'warn'}>
          <p>{refused ? texts.refused : texts.warned}</p>
          <ul>
            {documents.map((document) => (
              <li key={document.kind}>{describeMissingDocument(document)}</li>
            ))}
          </ul>
          {me.role === 'user' && (
            <LinkButton to="/account/documents" variant="secondary">
              {texts.send}
            </LinkButton>
          )}
        </Notice>
      )}
      {hours.length > 0 && (
        <Notice tone="warn">
          {hours.map((warning) => (
            <p key={warning.msg}>{describeWarning(warning)}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
