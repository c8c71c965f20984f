import { checkedBy, refusalOf, showIssues, useTyped } from '@cleaning/ui/forms';
import './clients.css';
import { createClient } from '@cleaning/contracts';
import { Button, Card, Notice, PageHeader, SentFields, useLeadOn } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { ClientFields } from './ClientFields';
import { type ClientForm, formOf, NO_DETAILS } from './clientForm';
import { CLIENTS_PATH, clientPath } from './paths';
import { clientList, newClient as texts } from './texts';

const nothing = () => undefined;

/** Adds a client. Its id is made here, so that a form sent twice adds one. */
export default function NewClientScreen() {
  const navigate = useLeadOn();
  const add = useAction(createClient);
  const [id] = useState(() => v4());
  const form = useForm<ClientForm>({
    defaultValues: formOf(id, 0, NO_DETAILS),
    resolver: checkedBy<ClientForm>(createClient),
  });
  useTyped(form, nothing);

  const submit = form.handleSubmit(async ({ details }) => {
    const sent = await add.run({ body: { id, details } });
    if (!sent.ok) return showIssues(form, createClient, sent.error);
    const added = sent.value;
    form.reset(formOf(id, added.version, added.details));
    showToast(texts.added(added.details.trading_name || added.details.legal_name));
    navigate(clientPath(id));
  });

  return (
    <>
      <PageHeader title={texts.title} back={{ to: CLIENTS_PATH, label: clientList.title }} />
      <Card>
        <form onSubmit={submit} noValidate className="ma-form">
          <SentFields busy={add.busy}>
            <ClientFields form={form} />
          </SentFields>
          {add.error && <Notice tone="danger">{refusalOf(add.error)}</Notice>}
          <Button type="submit" busy={add.busy}>
            {texts.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}
