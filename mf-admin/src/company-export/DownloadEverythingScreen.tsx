import { type CompanyExport, getCompanyExport, makeCompanyExportLink, startCompanyExport } from '@cleaning/contracts';
import { Button, Card, formatInstant, Notice, PageHeader, QueryState, Table } from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { formatSize, everything as texts } from './texts';

const isUnderWay = ({ state }: CompanyExport) => state === 'waiting' || state === 'running';

function Newest({ found }: { found: CompanyExport }) {
  const { id, state, asked_by, asked_at, deleted_at, size, parts } = found;
  const link = useAction(makeCompanyExportLink);

  async function download() {
    const made = await link.run({ body: { id } });
    // Saved by the browser itself, because it can exceed a page's memory.
    if (made.ok) location.assign(made.value.path);
  }

  return (
    <>
      {state !== 'none' && <p className="ma-hint">{texts.asked(asked_by, formatInstant(asked_at))}</p>}
      <p role="status">
        {state === 'ready' ? texts.ready(formatSize(size), formatInstant(deleted_at)) : texts.states[state]}
      </p>
      {link.error && <Notice tone="danger">{getMessage(link.error)}</Notice>}
      {state === 'ready' && (
        <div className="ma-actions">
          <Button busy={link.busy} onClick={() => void download()}>
            {texts.download}
          </Button>
        </div>
      )}
      {state === 'running' && parts.length > 0 && (
        <Table
          caption={texts.caption}
          captionHidden
          rows={parts}
          rowKey={({ part }) => part}
          empty={texts.states.waiting}
          columns={[
            { header: texts.part, phone: 'title', cell: ({ part }) => texts.parts[part] },
            { header: texts.done, phone: 'end', cell: ({ done, total }) => texts.progress(done, total) },
          ]}
        />
      )}
    </>
  );
}

/** Exports all company data as one file, which the server builds in the background. */
export default function DownloadEverythingScreen() {
  const query = useCall(getCompanyExport);
  const start = useAction(startCompanyExport);
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <p>{texts.lead}</p>
        {start.error && <Notice tone="danger">{getMessage(start.error)}</Notice>}
        <QueryState query={query}>
          {(found) => (
            <>
              <Newest found={found} />
              {!isUnderWay(found) && (
                <div className="ma-actions">
                  <Button variant="secondary" busy={start.busy} onClick={() => void start.run()}>
                    {found.state === 'none' ? texts.start : texts.startAgain}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}
