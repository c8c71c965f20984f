import '../site-card/siteCard.css';
import { getSiteCard, listSiteFiles, type SiteCard, type SiteFile } from '@cleaning/contracts';
import { Button, DoorDetails, Facts, fetchSiteFile, Notice, QueryState, SitePicture, useDownload } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { Fold } from '../desk/Fold';
import { Panel } from '../desk/Panel';
import { siteCard } from '../site-card/texts';
import { buildTelephoneAddress } from '../today/usePhones';
import { places as texts } from './texts';

function SheetOrPicture({ jobId, file }: { jobId: string; file: SiteFile }) {
  const { download, busy, problem } = useDownload(`${file.name}.pdf`, () => fetchSiteFile(jobId, file.id, ''));
  return (
    <li className="ma-site-file">
      {file.kind === 'picture' && <SitePicture jobId={jobId} file={file} path="" className="ma-site-picture" />}
      <div>
        <strong>{file.name}</strong>
        {file.kind === 'sheet' && (
          <div className="ma-actions">
            <Button variant="secondary" busy={busy} aria-label={siteCard.files.openLabel(file.name)} onClick={download}>
              {siteCard.files.open}
            </Button>
          </div>
        )}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
    </li>
  );
}

function Files({ jobId }: { jobId: string }) {
  const query = useCall(listSiteFiles, { params: { id: jobId } });
  return (
    <QueryState query={query} empty={siteCard.files.none}>
      {(files) => (
        <ul className="ma-sheet-list">
          {files.map((file) => (
            <SheetOrPicture key={file.id} jobId={jobId} file={file} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function Card({ card: { job_id, instructions, contact_name, contact_telephone, access } }: { card: SiteCard }) {
  const hasContact = contact_name !== '' || contact_telephone !== '';
  return (
    <>
      {instructions === '' ? <p>{texts.noInstructions}</p> : <p className="ma-written">{instructions}</p>}
      {hasContact && (
        <Facts
          facts={[
            [
              contact_name || siteCard.card.contactName,
              contact_telephone && <a href={buildTelephoneAddress(contact_telephone)}>{contact_telephone}</a>,
            ],
          ]}
        />
      )}
      <Fold title={siteCard.files.fold}>
        <Files jobId={job_id} />
      </Fold>
      <Fold title={siteCard.door.fold}>
        {access === 'none' ? (
          <p>{siteCard.door.none}</p>
        ) : (
          <>
            <p className="ma-hint">{texts.recorded}</p>
            <DoorDetails jobId={job_id} className="ma-prose" />
          </>
        )}
      </Fold>
    </>
  );
}

/** The site card of a place, as a supervisor reads it. The office writes it. */
export function SiteCardView({ jobId }: { jobId: string }) {
  const query = useCall(getSiteCard, { params: { job_id: jobId } });
  return (
    <Panel title={siteCard.title}>
      <QueryState query={query}>{(card) => <Card card={card} />}</QueryState>
    </Panel>
  );
}
