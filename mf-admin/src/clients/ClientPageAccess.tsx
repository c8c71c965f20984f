import {
  type ClientPageDesk,
  endClientSessions,
  getClientPageDesk,
  revokeClientLinks,
  saveClientPage,
} from '@cleaning/contracts';
import { Button, Card, CheckboxField, formatInstant, Notice, QueryState, useConfirm } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { describeRefusal } from '@cleaning/ui/forms';
import { clientPage as texts } from './texts';

interface OfClient {
  clientId: string;
  desk: ClientPageDesk;
}

function Names({ clientId, desk }: OfClient) {
  const save = useAction(saveClientPage);
  const change = async (shows_names: boolean) => {
    if ((await save.run({ body: { client_id: clientId, shows_names } })).ok) showToast(texts.saved);
  };
  return (
    <div>
      <CheckboxField
        label={texts.showNames}
        checked={desk.shows_names}
        disabled={save.busy}
        onChange={({ target }) => change(target.checked)}
      />
      <p className="ma-hint">{texts.namesHint}</p>
      {save.error && <Notice tone="danger">{describeRefusal(save.error)}</Notice>}
    </div>
  );
}

function Contacts({ clientId, desk: { contacts } }: OfClient) {
  const end = useAction(endClientSessions);
  const confirm = useConfirm();
  const isIn = contacts.some(({ logged_in_at }) => logged_in_at !== '');
  const endAll = async () => {
    if (!(await confirm(texts.confirmEnd, { confirmLabel: texts.end }))) return;
    if ((await end.run({ body: { client_id: clientId } })).ok) showToast(texts.ended);
  };
  return (
    <>
      <h3 className="ma-client-access-title">{texts.contacts}</h3>
      {contacts.length === 0 ? (
        <p className="ma-hint">{texts.noContacts}</p>
      ) : (
        <ul className="ma-client-access">
          {contacts.map(({ name, email, may_open, logged_in_at }) => (
            <li key={`${name} ${email}`}>
              <strong>{name}</strong> <span className="ma-hint">{email === '' ? texts.noEmail : email}</span>
              <span>{may_open ? texts.canOpen : texts.cannotOpen}</span>
              {logged_in_at !== '' && <span>{texts.loggedIn(formatInstant(logged_in_at))}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="ma-hint">{texts.contactsHint}</p>
      {end.error && <Notice tone="danger">{describeRefusal(end.error)}</Notice>}
      {isIn && (
        <div>
          <Button variant="secondary" busy={end.busy} onClick={endAll}>
            {texts.end}
          </Button>
        </div>
      )}
    </>
  );
}

function Links({ clientId, desk: { links, links_count } }: OfClient) {
  const revoke = useAction(revokeClientLinks);
  const confirm = useConfirm();
  const revokeLink = async (link_id: string) => {
    if ((await revoke.run({ body: { client_id: clientId, link_id } })).ok) showToast(texts.linkEnded);
  };
  const revokeAllLinks = async () => {
    if (!(await confirm(texts.confirmRevoke(links_count), { confirmLabel: texts.revokeAll }))) return;
    if ((await revoke.run({ body: { client_id: clientId } })).ok) showToast(texts.linksEnded);
  };
  return (
    <>
      <h3 className="ma-client-access-title">{texts.links}</h3>
      {links.length === 0 ? (
        <p className="ma-hint">{texts.noLinks}</p>
      ) : (
        <ul className="ma-client-access">
          {links.map(({ link_id, kind, number, created_at, ends_at, opened_at }) => (
            <li key={link_id}>
              <strong>{texts.linkTo(kind, number)}</strong>
              <span className="ma-hint">{texts.linkDays(formatInstant(created_at), formatInstant(ends_at))}</span>
              <span>{opened_at === '' ? texts.notOpened : texts.opened(formatInstant(opened_at))}</span>
              <Button
                variant="ghost"
                aria-label={texts.revokeLabel(texts.linkTo(kind, number))}
                onClick={() => revokeLink(link_id)}
              >
                {texts.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {links_count > links.length && <p className="ma-hint">{texts.moreLinks(links_count - links.length)}</p>}
      {revoke.error && <Notice tone="danger">{describeRefusal(revoke.error)}</Notice>}
      {links.length > 1 && (
        <div>
          <Button variant="secondary" busy={revoke.busy} onClick={revokeAllLinks}>
            {texts.revokeAll}
          </Button>
        </div>
      )}
    </>
  );
}

/** Settings of the client's page, the people who may open it, and its open links. */
export function ClientPageAccess({ clientId }: { clientId: string }) {
  const query = useCall(getClientPageDesk, { params: { client_id: clientId } });
  return (
    <Card title={texts.title}>
      <QueryState query={query}>
        {(desk) => (
          <>
            <p className="ma-hint">{texts.lead}</p>
            <Names clientId={clientId} desk={desk} />
            <Contacts clientId={clientId} desk={desk} />
            <Links clientId={clientId} desk={desk} />
          </>
        )}
      </QueryState>
    </Card>
  );
}
