import {
  COMPLIANCE_KINDS,
  type ComplianceKind,
  getComplianceLabel,
  getJobRequirements,
  setJobRequirements,
} from '@cleaning/contracts';
import { CheckboxField, Notice, QueryState, SentFields } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { requirements as texts } from './planningTexts';

/** Documents that a job requires of its people. */
export function RequirementsSection({ jobId }: { jobId: string }) {
  const query = useCall(getJobRequirements, { params: { job_id: jobId } });
  const set = useAction(setJobRequirements);
  const choose = async (kinds: ComplianceKind[]) => {
    if ((await set.run({ body: { job_id: jobId, kinds } })).ok) showToast(texts.saved);
  };
  return (
    <QueryState query={query}>
      {({ kinds }) => (
        <fieldset className="ma-fields">
          <legend>{texts.legend}</legend>
          <p className="ma-hint">{texts.lead}</p>
          <SentFields busy={set.busy}>
            {COMPLIANCE_KINDS.map((kind) => (
              <CheckboxField
                key={kind}
                label={getComplianceLabel(kind)}
                checked={kinds.includes(kind)}
                onChange={({ target }) =>
                  void choose(target.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
                }
              />
            ))}
          </SentFields>
          {set.error && <Notice tone="danger">{getMessage(set.error)}</Notice>}
        </fieldset>
      )}
    </QueryState>
  );
}
