import { getLabourSupply, setLabourSupply } from '@cleaning/contracts';
import { CheckboxField, formatInstant, Notice, QueryState } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useId } from 'react';
import { labourSupply as texts } from './texts';

/** Whether the job supplies people to the client (labour hire), and what that may require. */
export function LabourSupplySection({ jobId }: { jobId: string }) {
  const query = useCall(getLabourSupply, { params: { job_id: jobId } });
  const set = useAction(setLabourSupply);
  const headingId = useId();
  const choose = async (supplied: boolean) => {
    if ((await set.run({ body: { job_id: jobId, supplied } })).ok) showToast(texts.saved);
  };
  return (
    <QueryState query={query}>
      {({ supplied, set_by, set_at }) => (
        <section aria-labelledby={headingId}>
          <h3 id={headingId}>{texts.title}</h3>
          <CheckboxField
            label={texts.supplied}
            checked={supplied}
            disabled={set.busy}
            onChange={({ target }) => void choose(target.checked)}
          />
          {set_by !== '' && <p className="ma-hint">{texts.setBy(set_by, formatInstant(set_at))}</p>}
          <Notice tone={supplied ? 'warn' : 'info'}>{texts.licence}</Notice>
          {set.error && <Notice tone="danger">{getMessage(set.error)}</Notice>}
        </section>
      )}
    </QueryState>
  );
}
