import { chooseXeroOrganisation, listXeroOrganisations, type XeroOrganisation } from '@cleaning/contracts';
import { Badge, Button, Notice, QueryState, Table, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { xero as texts } from './texts';

interface OrganisationChoiceProps {
  /** Id of the organisation in use; empty if none. */
  used: string;
  onChosen: () => void;
}

/** Chooses the Xero organisation that receives everything. */
export function OrganisationChoice({ used, onChosen }: OrganisationChoiceProps) {
  const query = useCall(listXeroOrganisations);
  const choice = useAction(chooseXeroOrganisation);
  const confirm = useConfirm();

  async function choose({ id, name }: XeroOrganisation) {
    if (used !== '' && !(await confirm(texts.confirmChoice(name), { confirmLabel: texts.use }))) return;
    if (!(await choice.run({ body: { id } })).ok) return;
    showToast(texts.chosen(name));
    onChosen();
  }

  return (
    <section aria-label={texts.choose}>
      <p className="ma-hint">{texts.chooseLead}</p>
      {choice.error && <Notice tone="danger">{getMessage(choice.error)}</Notice>}
      <QueryState query={query}>
        {({ organisations }) => (
          <Table
            caption={texts.choose}
            rows={organisations}
            rowKey={({ id }) => id}
            empty={texts.noOrganisations}
            columns={[
              { header: texts.organisation, phone: 'title', cell: ({ name }) => name },
              {
                header: texts.use,
                headerHidden: true,
                phone: 'action',
                cell: (organisation) =>
                  organisation.id === used ? (
                    <Badge tone="ok">{texts.inUse}</Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      busy={choice.busy}
                      aria-label={texts.labelUse(organisation.name)}
                      onClick={() => void choose(organisation)}
                    >
                      {texts.use}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </QueryState>
    </section>
  );
}
