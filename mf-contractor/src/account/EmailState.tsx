import { sendConfirmation } from '@cleaning/contracts';
import { Button, Notice } from '@cleaning/ui';
import { getMessage, useAction, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { emailState as texts } from './texts';

/** Shown while messages may not reach the person. */
export function EmailState() {
  const { role, email_state, mail_delivery } = useCurrentUser();
  const send = useAction(sendConfirmation);
  const [isSent, setSent] = useState(false);
  if (email_state !== 'unconfirmed' && email_state !== 'refused') return null;
  // Admins can't ask themselves.
  if (role === 'admin' && mail_delivery === 'files') return null;
  if (mail_delivery === 'files') return <Notice>{texts.noMail}</Notice>;

  async function press() {
    setSent((await send.run()).ok);
  }

  return (
    <Notice tone="warn">
      <p>{texts[email_state]}</p>
      {email_state === 'unconfirmed' && !isSent && (
        <Button variant="secondary" busy={send.busy} onClick={press}>
          {texts.send}
        </Button>
      )}
      <p role="status">{isSent && texts.sent}</p>
      {send.error && <p role="alert">{getMessage(send.error)}</p>}
    </Notice>
  );
}
