import './extras.css';
import { type InvoiceExtra, listExtras, removeExtra } from '@cleaning/contracts';
import { Badge, Button, formatInstant, formatMoney, formatWeekdayDate, QueryState, useConfirm } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { useFilledPage } from '../desk/filledPage';
import { Pager } from '../desk/ListTools';
import { ExtraForm, type ExtraPlace } from './ExtraForm';
import { extras as texts } from './texts';

const PAGE_SIZE = 20;

/** "12 November 2026 · Library · for After the party" */
const formatFacts = ({ day, job_name, from_job_name }: InvoiceExtra, ofJob: boolean): string =>
  [
    formatWeekdayDate(day),
    ...(ofJob ? [] : [job_name || texts.ofClient]),
    ...(from_job_name === '' ? [] : [texts.from(from_job_name)]),
  ].join(' · ');

const canChange = ({ invoiced, closed = invoiced }: InvoiceExtra): boolean => !closed;

function Actions({ extra, onChange }: { extra: InvoiceExtra; onChange: () => void }) {
  const confirm = useConfirm();
  const remove = useAction(removeExtra);
  const { id, version, text, amount } = extra;

  async function removeIt() {
    const question = texts.confirmRemove(text, formatMoney(amount));
    if (!(await confirm(question, { confirmLabel: texts.remove, danger: true }))) return;
    const done = await remove.run({ body: { id, version } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.removed);
  }

  return (
    <span className="ma-actions">
      <Button variant="ghost" aria-haspopup="dialog" aria-label={texts.changeLabel(text)} onClick={onChange}>
        {texts.change}
      </Button>
      <Button variant="ghost" busy={remove.busy} aria-label={texts.removeLabel(text)} onClick={removeIt}>
        {texts.remove}
      </Button>
    </span>
  );
}

/** Extras of a client, including those of its jobs, or of one job. */
export function Extras({ place }: { place: ExtraPlace }) {
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<InvoiceExtra | 'new' | null>(null);
  const query = useCall(listExtras, { body: { ...place, page, page_size: PAGE_SIZE }, keepPrevious: true });
  useFilledPage(query, { page, pageSize: PAGE_SIZE, onPage: setPage });
  return (
    <>
      <p className="ma-hint">{texts.lead}</p>
      <QueryState query={query}>
        {({ rows, total }) => (
          <>
            {total === 0 ? (
              <p className="ma-hint">{texts.none}</p>
            ) : (
              <ul className="ma-extras">
                {rows.map((extra) => (
                  <li key={extra.id}>
                    <p>
                      <strong>{extra.text}</strong> {formatMoney(extra.amount)}{' '}
                      {extra.invoiced && <Badge tone="ok">{texts.invoiced}</Badge>}
                    </p>
                    <p>{formatFacts(extra, place.job_id !== '')}</p>
                    <p>{extra.reason}</p>
                    <p className="ma-hint">{texts.addedBy(extra.added_by, formatInstant(extra.added_at))}</p>
                    {extra.client_id === '' && !extra.invoiced && <p>{texts.nobody}</p>}
                    {extra.invoiced && canChange(extra) && <p className="ma-hint">{texts.notSent}</p>}
                    {canChange(extra) && <Actions extra={extra} onChange={() => setEdited(extra)} />}
                  </li>
                ))}
              </ul>
            )}
            {total > PAGE_SIZE && <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />}
          </>
        )}
      </QueryState>
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </div>
      {edited && <ExtraForm place={place} extra={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
