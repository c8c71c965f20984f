import { type CallAnswer, getMailState, sendTestMail } from '@cleaning/contracts';
import { Badge, Button, Card, Facts, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { getMessage, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { LinkedPart } from '../desk/LinkedPart';
import { NextStep } from '../setup/NextStep';
import { explainCode } from './explainCode';
import { SmsCard } from './SmsCard';
import { mail as texts } from './texts';

const COUNTS = ['waiting', 'sent', 'refused', 'given_up', 'unsure'] as const;

/** The mail server's answer to the latest test message. It changes while the message is retried. */
function TestResult({ test, server }: CallAnswer<typeof getMailState>) {
  if (!test) return null;
  const { state, code } = test;
  if (state === 'sent') return <Notice tone="ok">{texts.testSent}</Notice>;
  if (state === 'waiting' || state === 'sending')
    return code === '' ? (
      <p>{texts.testing}</p>
    ) : (
      <Notice tone="danger">{texts.testTriedAgain(explainCode(code, server))}</Notice>
    );
  return <Notice tone="danger">{texts.testFailed(explainCode(code, server))}</Notice>;
}

/** State of outgoing mail, with a test message. */
export default function MailScreen() {
  const me = useCurrentUser();
  const { mail_reaches_people: canMail = true } = me;
  const query = useCall(getMailState);
  const test = useAction(sendTestMail);
  const [isAsked, setAsked] = useState(false);

  async function send() {
    setAsked(false);
    setAsked((await test.run()).ok);
  }

  return (
    <>
      <PageHeader title={texts.title} />
      <NextStep here={['mail']} />
      <QueryState query={query}>
        {(state) => (
          <>
            <Card title={texts.delivery}>
              <p>
                {state.delivery === 'smtp' ? (
                  <>
                    <Badge tone="ok">{texts.smtp}</Badge> {state.server && texts.server(state.server)}
                  </>
                ) : (
                  <Badge tone="warn">{texts.files}</Badge>
                )}
              </p>
              {state.delivery === 'files' && !canMail && (
                <Notice tone="warn">
                  <p>{texts.filesLead}</p>
                  <p>{texts.filesOperator}</p>
                </Notice>
              )}
              {state.delivery === 'files' && canMail && <p className="ma-hint">{texts.pickedUp}</p>}
              {state.delivery === 'smtp' && <p className="ma-hint">{texts.settings}</p>}
              <p>{texts.testLead(me.email)}</p>
              {test.error && <Notice tone="danger">{getMessage(test.error)}</Notice>}
              <div role="status">
                {isAsked && state.delivery === 'files' && <Notice tone="warn">{texts.testFile}</Notice>}
                {isAsked && state.delivery === 'smtp' && <TestResult {...state} />}
              </div>
              <LinkedPart id="test">
                <div className="ma-actions">
                  <Button variant="secondary" busy={test.busy} onClick={send}>
                    {texts.test}
                  </Button>
                </div>
              </LinkedPart>
            </Card>
            <Card title={texts.counts}>
              <Facts
                facts={COUNTS.map((name) => {
                  const isOnlySaved = name === 'sent' && state.delivery === 'files';
                  return [isOnlySaved ? texts.saved : texts[name], state[name]] as const;
                })}
              />
              <Facts
                facts={[
                  [texts.lastError, state.last_error ? explainCode(state.last_error, state.server) : texts.noError],
                ]}
              />
              <p className="ma-hint">{texts.refusedHint}</p>
              <p className="ma-hint">{texts.givenUpHint}</p>
              <p className="ma-hint">{texts.unsureHint}</p>
            </Card>
          </>
        )}
      </QueryState>
      <SmsCard />
    </>
  );
}
