import { type AdminRow, changeAdmin, listAdmins } from '@cleaning/contracts';
import { Badge, Button, Card, Notice, PageHeader, QueryState, Table, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../desk/desk';
import { admins as texts } from './texts';

/** Who may use the desk, and the buttons that change it. */
export default function AdminsScreen() {
  const query = useCall(listAdmins, { refetchInterval: DESK_REFETCH_MS });
  const change = useAction(changeAdmin, { refreshes: [listAdmins] });
  const confirm = useConfirm();
  const me = useCurrentUser();

  async function disable({ id, name }: AdminRow) {
    if (!(await confirm(texts.confirmDisable(name), { confirmLabel: texts.disable, danger: true }))) return;
    const answer = await change.run({ body: { id, method: 'disable' } }).catch(() => null);
    if (answer) showToast(texts.isDisabled(name));
  }
  async function enable({ id, name }: AdminRow) {
    const answer = await change.run({ body: { id, method: 'enable' } }).catch(() => null);
    if (answer) showToast(texts.isEnabled(name));
  }

  const action = (admin: AdminRow) => {
    if (admin.id === me.id) return texts.you;
    return admin.disabled ? (
      <Button
        variant="secondary"
        busy={change.busy}
        aria-label={texts.enableNamed(admin.name)}
        onClick={() => enable(admin)}
      >
        {texts.enable}
      </Button>
    ) : (
      <Button
        variant="danger"
        busy={change.busy}
        aria-label={texts.disableNamed(admin.name)}
        onClick={() => disable(admin)}
      >
        {texts.disable}
      </Button>
    );
  };

  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} back={{ to: '/admin/sub-contractors', label: texts.goBack }} />
      <Card>
        {change.error && <Notice tone="danger">{messageOf(change.error)}</Notice>}
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
                {
                  header: texts.standing,
                  phone: 'end',
                  cell: ({ disabled }) =>
                    disabled ? <Badge tone="warn">{texts.disabled}</Badge> : <Badge tone="ok">{texts.enabled}</Badge>,
                },
                { header: texts.action, cell: action },
              ]}
            />
          )}
        </QueryState>
      </Card>
    </>
  );
}
