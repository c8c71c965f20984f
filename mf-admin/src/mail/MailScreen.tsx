import { getMailState, sendTestMail } from '@cleaning/contracts';
import { Badge, Button, Card, Facts, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { messageOf, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { mail as texts } from './texts';

const COUNTS = ['waiting', 'sent', 'refused', 'given_up', 'unsure'] as const;

/** Whether mail leaves, and a test of it. */
export default function MailScreen() {
  const me = useCurrentUser();
  const query = useCall(getMailState);
  const test = useAction(sendTestMail);
  const [isSent, setSent] = useState(false);

  async function send() {
    setSent(false);
    setSent((await test.run()).ok);
  }

  return (
    <>
      <PageHeader title={texts.title} />
      <QueryState query={query}>
        {(state) => (
          <>
            <Card title={texts.delivery}>
              <p>
                {state.delivery === 'smtp' ? (
                  <Badge tone="ok">{texts.smtp}</Badge>
                ) : (
                  <Badge tone="warn">{texts.files}</Badge>
                )}
              </p>
              {state.delivery === 'files' && <Notice tone="warn">{texts.filesLead}</Notice>}
              <p>{texts.testLead(me.email)}</p>
              {test.error && <Notice tone="danger">{messageOf(test.error)}</Notice>}
              <div role="status">
                {isSent && <Notice tone="ok">{state.delivery === 'smtp' ? texts.testSent : texts.testFile}</Notice>}
              </div>
              <div className="ma-actions">
                <Button variant="secondary" busy={test.busy} onClick={send}>
                  {texts.test}
                </Button>
              </div>
            </Card>
            <Card title={texts.counts}>
              <Facts facts={COUNTS.map((name) => [texts[name], state[name]] as const)} />
              <Facts facts={[[texts.lastError, state.last_error || texts.noError]]} />
              <p className="ma-hint">{texts.refusedHint}</p>
              <p className="ma-hint">{texts.givenUpHint}</p>
              <p className="ma-hint">{texts.unsureHint}</p>
            </Card>
          </>
        )}
      </QueryState>
    </>
  );
}
