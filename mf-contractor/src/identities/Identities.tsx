import './identities.css';
import { beginIdentity, type Identity, type LoginProvider, listIdentities, removeIdentity } from '@cleaning/contracts';
import { Button, Card, formatInstant, goToProvider, Notice, useConfirm } from '@cleaning/ui';
import { getMessage, useAction, useCall, useLocation } from '@cleaning/ui/app';
import { identities as texts } from './texts';

function IdentityRow({ identity: { id, provider, email, created_at, last_used_at } }: { identity: Identity }) {
  const remove = useAction(removeIdentity);
  const confirm = useConfirm();

  async function disconnect() {
    const isSure = await confirm(texts.confirmDisconnect(provider), { confirmLabel: texts.disconnect, danger: true });
    if (isSure) await remove.run({ body: { id } });
  }

  return (
    <li className="mc-identity">
      <div className="mc-identity__text">
        <h3>{provider}</h3>
        <p className="mc-note">{email}</p>
        <p className="mc-note">
          {texts.connected(formatInstant(created_at))},{' '}
          {last_used_at === '' ? texts.never : texts.used(formatInstant(last_used_at))}
        </p>
        {remove.error && <Notice tone="danger">{getMessage(remove.error)}</Notice>}
      </div>
      <Button variant="danger" busy={remove.busy} aria-label={texts.disconnectNamed(provider)} onClick={disconnect}>
        {texts.disconnect}
      </Button>
    </li>
  );
}

/**
 * The user's linked accounts with Google, Microsoft and other providers. Renders nothing if the company has set up
 * none.
 */
export function Identities() {
  const { data } = useCall(listIdentities);
  const begin = useAction(beginIdentity);
  const { pathname } = useLocation();

  async function connect({ id, name }: LoginProvider) {
    const begun = await begin.run({ body: { provider: id } });
    if (begun.ok) goToProvider(begun.value.url, { purpose: 'link', provider: name, from: pathname });
  }

  if (!data || data.identities.length + data.providers.length === 0) return null;
  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead}</p>
      {begin.error && <Notice tone="danger">{getMessage(begin.error)}</Notice>}
      {data.identities.length > 0 && (
        <ul className="mc-identities">
          {data.identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} />
          ))}
        </ul>
      )}
      {data.providers.length > 0 && (
        <div className="mc-actions">
          {data.providers.map((provider) => (
            <Button key={provider.id} variant="secondary" busy={begin.busy} onClick={() => connect(provider)}>
              {texts.connect(provider.name)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
