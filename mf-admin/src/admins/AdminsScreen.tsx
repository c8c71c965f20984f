import {
  type AdminRow,
  type CallAnswer,
  changeAdmin,
  listAdmins,
  makeLink,
  resetSecondFactor,
} from '@cleaning/contracts';
import { Badge, Button, Card, Menu, MenuButton, Notice, PageHeader, QueryState, Table, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { admins as texts } from '../system/texts';
import { InviteForm } from './InviteForm';
import { LoginRules } from './LoginRules';
import { MadeLink } from './MadeLink';
import { links } from './texts';

type Made = CallAnswer<typeof makeLink>;

function Standing({ admin: { disabled, invited } }: { admin: AdminRow }) {
  if (disabled) return <Badge tone="warn">{texts.disabled}</Badge>;
  return invited ? <Badge>{texts.invited}</Badge> : <Badge tone="ok">{texts.enabled}</Badge>;
}

export default function AdminsScreen() {
  const query = useCall(listAdmins);
  const change = useAction(changeAdmin);
  const make = useAction(makeLink);
  const reset = useAction(resetSecondFactor);
  const confirm = useConfirm();
  const me = useCurrentUser();
  const [made, setMade] = useState<Made | null>(null);
  const asked = useRef('');

  async function disable({ id, name }: AdminRow) {
    if (!(await confirm(texts.confirmDisable(name), { confirmLabel: texts.disable, danger: true }))) return;
    const answer = await change.run({ body: { id, method: 'disable' } });
    if (answer.ok) showToast(texts.isDisabled(name));
  }
  async function enable({ id, name }: AdminRow) {
    if (!(await confirm(texts.confirmEnable(name), { confirmLabel: texts.enable }))) return;
    const answer = await change.run({ body: { id, method: 'enable' } });
    if (answer.ok) showToast(texts.isEnabled(name));
  }
  async function makeOne({ id, name }: AdminRow) {
    setMade(null);
    if (!(await confirm(links.confirmMake(name), { confirmLabel: links.make }))) return;
    asked.current = id;
    const link = await make.run({ body: { id } });
    // Only show the link of the latest request.
    if (asked.current === id) setMade(link.ok ? link.value : null);
  }
  async function resetFactor({ id, name }: AdminRow) {
    if (!(await confirm(links.confirmReset(name), { confirmLabel: links.resetFactor, danger: true }))) return;
    if ((await reset.run({ body: { id } })).ok) showToast(links.reset);
  }

  const renderAction = (admin: AdminRow) => {
    if (admin.id === me.id) return texts.you;
    const { name, disabled, second_factor } = admin;
    if (disabled)
      return (
        <Button
          variant="secondary"
          busy={change.busy}
          aria-label={texts.enableLabel(name)}
          onClick={() => enable(admin)}
        >
          {texts.enable}
        </Button>
      );
    return (
      <div className="ma-actions">
        <Button
          variant="danger"
          busy={change.busy}
          aria-label={texts.disableLabel(name)}
          onClick={() => disable(admin)}
        >
          {texts.disable}
        </Button>
        <Menu label={texts.moreLabel(name)} className="ui-button ui-button--ghost" button={texts.more}>
          <MenuButton onClick={() => makeOne(admin)}>{links.make}</MenuButton>
          {second_factor && <MenuButton onClick={() => resetFactor(admin)}>{links.resetFactor}</MenuButton>}
        </Menu>
      </div>
    );
  };

  const error = change.error ?? make.error ?? reset.error;
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
        {made && <MadeLink key={made.url} link={made} />}
        <QueryState query={query}>
          {(rows) => (
            <Table
              caption={texts.caption}
              captionHidden
              rows={rows}
              rowKey={({ id }) => id}
              empty={texts.empty}
              columns={[
                { header: texts.name, phone: 'title', cell: ({ name }) => name },
                { header: texts.email, phone: 'meta', cell: ({ email }) => email },
                { header: texts.standing, phone: 'end', cell: (admin) => <Standing admin={admin} /> },
                {
                  header: links.factor,
                  phone: 'hidden',
                  cell: ({ second_factor }) => (second_factor ? links.on : links.off),
                },
                { header: texts.action, cell: renderAction },
              ]}
            />
          )}
        </QueryState>
      </Card>
      <InviteForm />
      <LoginRules />
    </>
  );
}
