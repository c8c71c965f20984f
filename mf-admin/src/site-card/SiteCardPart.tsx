import './siteCard.css';
import { Fold } from '../desk/Fold';
import { Panel } from '../desk/Panel';
import { CardForm } from './CardForm';
import { DoorForm } from './DoorForm';
import { SiteFileList } from './SiteFileList';
import { siteCard } from './texts';

/** Information about the place for the people of a job. */
export function SiteCardPart({ jobId }: { jobId: string }) {
  return (
    <Panel title={siteCard.title}>
      <Fold title={siteCard.card.fold}>
        <p className="ma-hint">{siteCard.lead}</p>
        <CardForm jobId={jobId} />
      </Fold>
      <Fold title={siteCard.files.fold}>
        <SiteFileList jobId={jobId} />
      </Fold>
      <Fold title={siteCard.door.fold}>
        <DoorForm jobId={jobId} />
      </Fold>
    </Panel>
  );
}
