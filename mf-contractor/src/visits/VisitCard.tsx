import './visits.css';
import { CHECKLIST_REASON_LENGTH, type ChecklistItem, groupItemsByState, MAX_ITEM_PHOTOS } from '@cleaning/contracts';
import { Badge, Button, Card, CheckboxField, Notice, Skeleton, TextField } from '@cleaning/ui';
import { PhotoField } from '../photos/PhotoField';
import type { RunningWork } from '../work/runningWork';
import { visits as texts } from './texts';
import { buildItemAddress, CHECKLIST_ADDRESS, MAX_PHOTOS_PER_LABEL, useVisit, type Visit } from './useVisit';

function Item({ item, visit }: { item: ChecklistItem; visit: Visit }) {
  const answer = visit.answers.find(({ item_id }) => item_id === item.id);
  const photos = answer?.photos ?? [];
  const reason = answer?.reason ?? '';
  const asks = reason !== '' || visit.couldNot.includes(item.id);
  const label = item.required ? `${item.text} (${texts.required})` : item.text;
  return (
    <li
      id={buildItemAddress(item.id).slice(1)}
      className={asks ? 'mc-checklist__item mc-checklist__item--asks' : 'mc-checklist__item'}
    >
      {item.photo ? (
        <PhotoField
          label={label}
          keys={photos}
          max={MAX_ITEM_PHOTOS}
          onAdd={(keys) => visit.answer(item.id, (stored) => ({ photos: [...stored.photos, ...keys] }))}
          onRemove={(key) =>
            visit.answer(item.id, (stored) => ({ photos: stored.photos.filter((each) => each !== key) }))
          }
        />
      ) : (
        <CheckboxField
          label={label}
          checked={answer?.done ?? false}
          disabled={asks}
          onChange={({ target }) => visit.answer(item.id, { done: target.checked })}
        />
      )}
      {asks && (
        <TextField
          label={texts.because}
          hint={reason.trim() === '' ? texts.sayWhy : undefined}
          maxLength={CHECKLIST_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => visit.answer(item.id, { reason: target.value, done: false })}
        />
      )}
      <Button
        variant="ghost"
        aria-label={`${asks ? texts.undo : texts.couldNot}: ${item.text}`}
        onClick={() => visit.markCouldNot(item.id, !asks)}
      >
        {asks ? texts.undo : texts.couldNot}
      </Button>
    </li>
  );
}

/** Checklist of the place where the user works now, with photos before and after. */
export function VisitCard({ running, jobName }: { running: RunningWork; jobName: string }) {
  const visit = useVisit(running, jobName);
  const { checklist, answers, photos, problem } = visit;
  const areas = checklist?.areas ?? [];
  const all = areas.flatMap(({ items }) => items).length;
  const open = groupItemsByState(areas, answers).open.length;
  const getKeys = (label: 'before' | 'after') => photos.filter((photo) => photo.label === label).map(({ id }) => id);
  return (
    <div id={CHECKLIST_ADDRESS.slice(1)} tabIndex={-1} className="mc-visit">
      <Card title={checklist ? texts.title : texts.photosTitle}>
        <p className="mc-note">{texts.lead}</p>
        {checklist && (
          <p role="status">
            <Badge tone={open === 0 ? 'ok' : 'neutral'}>{texts.progress(all - open, all)}</Badge>
          </p>
        )}
        {visit.isReading && <Skeleton />}
        {visit.isUnknown && <p className="mc-note">{texts.away}</p>}
        {areas.map((area) => (
          <section key={area.id} className="mc-checklist" aria-label={area.name}>
            <h3>{area.name}</h3>
            <ul className="mc-checklist__items">
              {area.items.map((item) => (
                <Item key={item.id} item={item} visit={visit} />
              ))}
            </ul>
          </section>
        ))}
        <div className="mc-checklist__pair">
          {(['before', 'after'] as const).map((label) => (
            <PhotoField
              key={label}
              label={texts[label]}
              keys={getKeys(label)}
              max={MAX_PHOTOS_PER_LABEL}
              onAdd={(keys) => visit.addPhotos(label, keys)}
              onRemove={visit.removePhoto}
            />
          ))}
        </div>
        <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
      </Card>
    </div>
  );
}
