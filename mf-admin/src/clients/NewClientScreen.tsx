import { SaveForm, validateCall } from '@cleaning/ui/forms';
import './clients.css';
import { createClient } from '@cleaning/contracts';
import { Card, PageHeader, SentFields, useNavigateWithoutAsking } from '@cleaning/ui';
import { useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { v4 } from 'uuid';
import { NextStep } from '../setup/NextStep';
import { ClientFields } from './ClientFields';
import { buildForm, type ClientForm, NO_DETAILS } from './clientForm';
import { buildClientPath, CLIENTS_PATH, pickClientName } from './paths';
import { clientList, newClient as texts } from './texts';

/** Adds a client. Its id is created here, so that a form sent twice adds one. */
export default function NewClientScreen() {
  const navigate = useNavigateWithoutAsking();
  const add = useAction(createClient);
  const [id] = useState(() => v4());
  const form = useForm<ClientForm>({
    defaultValues: buildForm(id, 0, NO_DETAILS),
    resolver: validateCall<ClientForm>(createClient),
  });

  return (
    <>
      <PageHeader title={texts.title} back={{ to: CLIENTS_PATH, label: clientList.title }} />
      <NextStep here={['clients']} />
      <Card>
        <SaveForm
          form={form}
          action={add}
          send={({ details }) => add.run({ body: { id, details } })}
          saved={(added) => texts.added(pickClientName(added))}
          onSaved={(added) => {
            form.reset(buildForm(id, added.version, added.details));
            navigate(buildClientPath(id));
          }}
          submitLabel={texts.submit}
          className="ma-form"
        >
          <SentFields busy={add.busy}>
            <ClientFields form={form} />
          </SentFields>
        </SaveForm>
      </Card>
    </>
  );
}
