import { type CallAnswer, FENCE_RADIUS, getFence, removeFence, setFence } from '@cleaning/contracts';
import { Button, formatInstant, MapLink, Notice, QueryState, TextField, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, resetToSaved, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RequiredNote } from '../desk/RequiredNote';
import { FenceMap } from './FenceMap';
import {
  type FenceField,
  type FenceForm as Form,
  findFenceProblems,
  formatDegrees,
  formatPoint,
  type Point,
  parsePoint,
  toFence,
  toPoint,
} from './fencePoint';
import { fence as texts } from './planningTexts';

type Place = CallAnswer<typeof getFence>;

/** Centre of the map while the job's place is unknown: Victoria Square, Adelaide. */
const ADELAIDE: Point = { lat: -34.92866, lng: 138.59986 };

const isSamePoint = (one: Point | undefined, other: Point): boolean =>
  one !== undefined && formatPoint(one) === formatPoint(other);

const buildForm = ({ fence }: Place): Form => ({
  lat: fence ? formatDegrees(fence.lat) : '',
  lng: fence ? formatDegrees(fence.lng) : '',
  radius: String(fence?.radius ?? FENCE_RADIUS),
});

/** The current fence, and how to end it. */
function CurrentFence({ place }: { place: Place }) {
  const confirm = useConfirm();
  const removal = useAction(removeFence);
  const { fence } = place;
  if (!fence) return <p>{texts.none}</p>;

  async function remove() {
    if (!(await confirm(texts.confirmRemove, { confirmLabel: texts.remove, danger: true }))) return;
    // A refusal is shown from the action's error.
    if ((await removal.run({ body: { job_id: place.job_id } })).ok) showToast(texts.removed);
  }

  return (
    <>
      <p>
        {texts.within(fence.radius, formatPoint(fence))} {fence.source === 'stamps' && `${texts.fromStamps} `}
        {texts.setBy(fence.set_by, formatInstant(fence.set_at))}{' '}
        <MapLink location={formatPoint(fence)} label={texts.openMap} />
      </p>
      {removal.error && <Notice tone="danger">{getMessage(removal.error)}</Notice>}
      <div className="ma-actions">
        <Button variant="danger" busy={removal.busy} onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
}

/** Location proposed from the stamps of approved work, to accept or not. */
function Proposal({ place }: { place: Place }) {
  const accept = useAction(setFence);
  const { fence, proposal, job_id } = place;
  if (!proposal || isSamePoint(fence, proposal)) return null;

  async function take({ lat, lng }: Point) {
    const body = { job_id, lat, lng, radius: fence?.radius ?? FENCE_RADIUS, source: 'stamps' as const };
    // A refusal is shown from the action's error.
    if ((await accept.run({ body })).ok) showToast(texts.saved);
  }

  return (
    <Notice>
      <p>
        {texts.proposal(proposal.stamps, formatPoint(proposal))}{' '}
        <MapLink location={formatPoint(proposal)} label={texts.openMap} />
      </p>
      {accept.error && <p role="alert">{getMessage(accept.error)}</p>}
      <Button variant="secondary" busy={accept.busy} onClick={() => take(proposal)}>
        {texts.accept}
      </Button>
    </Notice>
  );
}

const resolver = validateRules(findFenceProblems);

function FenceFields({ place, location }: { place: Place; location: string }) {
  const save = useAction(setFence);
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useForm<Form>({
    values: buildForm(place),
    resetOptions: { keepDirtyValues: true },
    resolver,
  });
  const { isSubmitted } = form.formState;
  const bound = bindFields(form);
  const typed = form.watch();
  const point = toPoint(typed);

  function put({ lat, lng }: Point) {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    form.setValue('lat', formatDegrees(lat), options);
    form.setValue('lng', formatDegrees(lng), options);
  }
  const field = (name: FenceField, inputMode: 'decimal' | 'numeric') => ({
    label: texts[name],
    inputMode,
    required: true,
    ...bound(name),
  });

  return (
    <SaveForm
      form={form}
      action={save}
      send={(values) => save.run({ body: toFence(values, place.job_id) })}
      saved={texts.saved}
      onSaved={(saved, values) => resetToSaved(form, values, buildForm(saved))}
      submitLabel={texts.save}
      className="ma-form"
    >
      <RequiredNote />
      <p className="ma-hint">{texts.pasteHint}</p>
      <div className="ma-pair ma-pair--short">
        <TextField
          {...field('lat', 'decimal')}
          onPaste={(event) => {
            const pasted = parsePoint(event.clipboardData.getData('text'));
            if (!pasted) return;
            event.preventDefault();
            put(pasted);
          }}
        />
        <TextField {...field('lng', 'decimal')} />
        <TextField {...field('radius', 'numeric')} />
      </div>
      {point === null ? (
        <p>
          <MapLink location={location} label={texts.findOnMap} />
        </p>
      ) : (
        <p>
          <MapLink location={formatPoint(point)} label={texts.openMap} />
        </p>
      )}
      {place.map && !hasFailed && (
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? texts.hideMap : texts.showMap}
        </Button>
      )}
      {place.map && isShown && !hasFailed && (
        <>
          <p className="ma-hint">{texts.mapHint}</p>
          <FenceMap
            {...place.map}
            point={point ?? place.proposal ?? ADELAIDE}
            radius={Number(typed.radius) || FENCE_RADIUS}
            onMove={put}
            onFail={() => setHasFailed(true)}
          />
        </>
      )}
      <div role="status">{hasFailed && <Notice tone="warn">{texts.noTiles}</Notice>}</div>
    </SaveForm>
  );
}

/** The job's location: its current fence, the proposal from stamps, and the pin with its radius. */
export function FenceSection({ jobId, location }: { jobId: string; location: string }) {
  const query = useCall(getFence, { body: { job_id: jobId } });
  return (
    <QueryState query={query}>
      {(place) => (
        <div className="ma-fence">
          <p className="ma-hint">{texts.explain}</p>
          <CurrentFence place={place} />
          <Proposal place={place} />
          <FenceFields place={place} location={location} />
        </div>
      )}
    </QueryState>
  );
}
