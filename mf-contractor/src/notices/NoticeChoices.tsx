import { chooseNotices, listNoticeChoices } from '@cleaning/contracts';
import { Card, CheckboxField, LinkButton, Notice, QueryState } from '@cleaning/ui';
import { messageOf, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { choices as texts } from './texts';

/** Which kinds of notices the person gets by mail too. */
export function NoticeChoices() {
  const { mail_delivery } = useCurrentUser();
  const query = useCall(listNoticeChoices);
  const choose = useAction(chooseNotices, { refreshes: [listNoticeChoices] });
  return (
    <section id="notices">
      <Card title={texts.title}>
        <p className="mc-note">{texts.lead}</p>
        {mail_delivery === 'files' && <Notice tone="warn">{texts.noMail}</Notice>}
        {choose.error && <Notice tone="danger">{messageOf(choose.error)}</Notice>}
        <QueryState query={query}>
          {(kinds) => (
            <>
              <ul className="mc-choices">
                {kinds
                  .filter(({ mail_always }) => !mail_always)
                  .map(({ kind, label, mail }) => (
                    <li key={kind}>
                      <CheckboxField
                        label={label}
                        checked={mail}
                        onChange={({ target }) =>
                          choose.run({ body: { kind, channel: 'mail', enabled: target.checked } }).catch(() => null)
                        }
                      />
                    </li>
                  ))}
              </ul>
              <p className="mc-note">{texts.always}</p>
              <ul className="mc-always">
                {kinds
                  .filter(({ mail_always }) => mail_always)
                  .map(({ kind, label }) => (
                    <li key={kind}>{label}</li>
                  ))}
              </ul>
            </>
          )}
        </QueryState>
        <div className="mc-actions">
          <LinkButton to="/notices" variant="secondary">
            {texts.list}
          </LinkButton>
        </div>
      </Card>
    </section>
  );
}
