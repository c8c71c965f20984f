import { type CallAnswer, chooseNotices, listNoticeChoices } from '@cleaning/contracts';
import { Card, CheckboxField, LinkButton, Notice, QueryState } from '@cleaning/ui';
import { getMessage, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { choices as texts } from './texts';

type Kinds = CallAnswer<typeof listNoticeChoices>;

function Choices({ kinds }: { kinds: Kinds }) {
  const choose = useAction(chooseNotices);
  // Shows the new state while it is being saved.
  const [sending, setSending] = useState<ReadonlyMap<string, boolean>>(new Map());

  async function set(kind: Kinds[number]['kind'], channel: 'mail' | 'push', enabled: boolean) {
    const box = `${channel} ${kind}`;
    setSending((now) => new Map(now).set(box, enabled));
    // A refusal is shown from the action's error.
    await choose.run({ body: { kind, channel, enabled } });
    setSending((now) => new Map([...now].filter(([name, pressed]) => name !== box || pressed !== enabled)));
  }

  const renderCheckbox = (channel: 'mail' | 'push', { kind, label }: Kinds[number], checked: boolean) => (
    <CheckboxField
      label={<span className="ui-sr-only">{texts.by(texts[channel], label)}</span>}
      checked={sending.get(`${channel} ${kind}`) ?? checked}
      onChange={({ target }) => void set(kind, channel, target.checked)}
    />
  );

  return (
    <>
      {choose.error && <Notice tone="danger">{getMessage(choose.error)}</Notice>}
      {kinds.some(({ push_always }) => push_always) && <p className="mc-note">{texts.injury}</p>}
      <table className="mc-choices">
        <caption className="ui-sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.mail}</th>
            <th scope="col">{texts.push}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{row.label}</th>
              <td>{row.mail_always ? texts.always : renderCheckbox('mail', row, row.mail)}</td>
              <td>{row.push_always ? texts.always : renderCheckbox('push', row, row.push)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Chooses the kinds of notices that also come by mail and push message. */
export function NoticeChoices() {
  const { mail_delivery } = useCurrentUser();
  const query = useCall(listNoticeChoices);
  return (
    <section id="notices">
      <Card title={texts.title}>
        <p className="mc-note">{texts.lead}</p>
        {mail_delivery === 'files' && <Notice tone="warn">{texts.noMail}</Notice>}
        <QueryState query={query}>{(kinds) => <Choices kinds={kinds} />}</QueryState>
        <div className="mc-actions">
          <LinkButton to="/notices" variant="secondary">
            {texts.list}
          </LinkButton>
        </div>
      </Card>
    </section>
  );
}
