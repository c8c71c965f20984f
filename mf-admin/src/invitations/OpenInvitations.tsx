import {
  type ContractorInvitation,
  inviteContractors,
  listInvitations,
  renewInvitationLink,
  withdrawInvitation,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  type Column,
  formatInstant,
  formatWeekdayDate,
  Menu,
  MenuButton,
  Notice,
  QueryState,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { v7 } from 'uuid';
import { MadeLink } from '../admins/MadeLink';
import { invitations as texts } from './texts';

interface Made {
  url: string;
  expires_at: string;
}

function Actions({ invitation, onMade }: { invitation: ContractorInvitation; onMade: (link: Made | null) => void }) {
  const { id, name, email, has_new_link = false } = invitation;
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const confirm = useConfirm();
  const renew = useAction(renewInvitationLink);
  const invite = useAction(inviteContractors);
  const withdraw = useAction(withdrawInvitation);
  const error = renew.error ?? invite.error ?? withdraw.error;

  async function makeLink() {
    if (!(await confirm(texts.newLinkAsked(name), { confirmLabel: texts.newLink }))) return;
    onMade(null);
    const made = await renew.run({ body: { id } });
    if (made.ok) onMade(made.value);
  }
  async function copyLink() {
    if (has_new_link && !(await confirm(texts.copyAgainAsked(name), { confirmLabel: texts.copyLink }))) return;
    onMade(null);
    const made = await renew.run({ body: { id } });
    if (!made.ok) return;
    onMade(made.value);
    // If the browser denies clipboard access, the link is shown with a button.
    await navigator.clipboard.writeText(made.value.url).then(
      () => showToast(texts.linkCopied(name)),
      () => undefined,
    );
  }
  async function sendAgain() {
    const body = { key: v7(), people: [{ name, email }] };
    if ((await invite.run({ body })).ok) showToast(texts.isSentAgain(name));
  }
  async function end() {
    if (!(await confirm(texts.withdrawAsked(name), { confirmLabel: texts.withdraw, danger: true }))) return;
    if ((await withdraw.run({ body: { id } })).ok) showToast(texts.withdrawn(name));
  }

  return (
    <>
      {!canMail && (
        <Button variant="secondary" busy={renew.busy} aria-label={texts.copyLinkFor(name)} onClick={copyLink}>
          {texts.copyLink}
        </Button>
      )}
      <Menu label={texts.moreFor(name)} className="ui-button ui-button--ghost" button={texts.more}>
        {canMail && (
          <>
            <MenuButton onClick={sendAgain}>{texts.again}</MenuButton>
            <MenuButton onClick={makeLink}>{texts.newLink}</MenuButton>
          </>
        )}
        <MenuButton onClick={end}>{texts.withdraw}</MenuButton>
      </Menu>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
    </>
  );
}

/** Invited people who haven't registered. */
export function OpenInvitations() {
  const query = useCall(listInvitations);
  const [made, setMade] = useState<Made | null>(null);
  const now = new Date().toISOString();
  const columns: Column<ContractorInvitation>[] = [
    { header: texts.name, cell: ({ name }) => name, phone: 'title' },
    { header: texts.email, cell: ({ email }) => email, phone: 'meta' },
    { header: texts.invitedOn, isDate: true, cell: ({ sent_at }) => formatInstant(sent_at), phone: 'hidden' },
    {
      header: texts.expires,
      cell: ({ expires_at }) => (expires_at < now ? texts.expired : formatWeekdayDate(expires_at.slice(0, 10))),
      phone: 'hidden',
    },
    {
      header: texts.actions,
      headerHidden: true,
      cell: (invitation) => <Actions invitation={invitation} onMade={setMade} />,
      phone: 'action',
    },
  ];
  return (
    <Card title={texts.open}>
      {made && <MadeLink key={made.url} link={made} until={texts.linkUntil(formatInstant(made.expires_at))} />}
      <QueryState query={query}>
        {(rows) => (
          <Table
            caption={texts.open}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={texts.nobodyOpen}
          />
        )}
      </QueryState>
    </Card>
  );
}
