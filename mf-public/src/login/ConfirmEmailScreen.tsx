import { confirmEmail } from '@cleaning/contracts';
import { Button, LinkButton, Notice } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { Narrow } from './Narrow';
import { confirmation as texts } from './texts';
import { useLinkToken } from './useLinkToken';

/** Confirms an e-mail address at a press: a program that only opens links confirms nothing. */
export default function ConfirmEmailScreen() {
  const token = useLinkToken();
  const confirm = useAction(confirmEmail);
  const [done, setDone] = useState('');

  async function press() {
    const answer = await confirm.run({ body: { token } });
    if (answer.ok) setDone(answer.value.msg);
  }

  // Leads to the login, which redirects people who are logged in.
  const goOn = <LinkButton to="/login">{texts.goOn}</LinkButton>;
  if (done !== '')
    return (
      <Narrow title={texts.doneTitle}>
        <p role="status">{done}</p>
        {goOn}
      </Narrow>
    );
  const isRefused = confirm.error?.issues.some(({ field }) => field === 'token') ?? false;
  if (token === '' || isRefused)
    return (
      <Narrow title={isRefused ? texts.notGoodTitle : texts.noLinkTitle}>
        <Notice tone="warn">{isRefused ? texts.invalidLink : texts.noLink}</Notice>
        {goOn}
      </Narrow>
    );
  return (
    <Narrow title={texts.title}>
      <p>{texts.lead}</p>
      {confirm.error && <Notice tone="danger">{getMessage(confirm.error)}</Notice>}
      <Button busy={confirm.busy} onClick={press}>
        {texts.submit}
      </Button>
    </Narrow>
  );
}
