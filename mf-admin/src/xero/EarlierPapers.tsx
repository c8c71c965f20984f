import { queueXeroItems } from '@cleaning/contracts';
import { Card, DateField, getBusinessToday } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { earlier as texts } from './texts';

interface Days {
  from: string;
  to: string;
}

/** Queues documents sent or paid before Xero was connected. */
export function EarlierPapers() {
  const queue = useAction(queueXeroItems);
  const form = useForm<Days>({
    defaultValues: { from: '', to: getBusinessToday() },
    resolver: validateCall<Days>(queueXeroItems),
  });
  return (
    <Card title={texts.title}>
      <p className="ma-hint">{texts.lead}</p>
      <SaveForm
        form={form}
        action={queue}
        send={(body) => queue.run({ body })}
        onSaved={({ queued }) => {
          showToast(texts.queued(queued));
          form.reset();
        }}
        asksBeforeLeaving={false}
        submitLabel={texts.submit}
        variant="secondary"
        className="ma-form"
      >
        <div className="ma-pair">
          <PickedField form={form} name="from" as={DateField} label={texts.from} required />
          <PickedField form={form} name="to" as={DateField} label={texts.to} required />
        </div>
      </SaveForm>
    </Card>
  );
}
