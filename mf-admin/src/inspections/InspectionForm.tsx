import {
  getInspectionTemplates,
  getScore,
  INSPECTION_NOTE_LENGTH,
  listInspections,
  PLACES,
  type Place,
  recordInspection,
  SCORES,
  type Score,
} from '@cleaning/contracts';
import { Notice, QueryState, SelectField, TextAreaField, toOptions } from '@cleaning/ui';
import { showToast, useCall, useCurrentUser, useQueryClient } from '@cleaning/ui/app';
import { bindFields, SaveForm } from '@cleaning/ui/forms';
import type { Delivery } from '@cleaning/ui/kept';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Fold } from '../desk/Fold';
import { useIsAdmin } from '../desk/role';
import { AreaPhotos } from './AreaPhotos';
import { type AreaFindings, NO_FINDINGS, pickUnsaved } from './found';
import {
  type Draft,
  findDraft,
  findRememberedPlace,
  keepDraft,
  rememberPlace,
  saveInspection,
} from './queuedInspections';
import { TemplateForm } from './TemplateForm';
import { template, newInspection as texts } from './texts';

const ALL_SCORES = [1, 2, 3, 4, 5] as const satisfies readonly Score[];

interface AreaProps {
  name: string;
  found: AreaFindings;
  onChange: (change: (before: AreaFindings) => AreaFindings) => void;
  onBusy: (isBusy: boolean) => void;
}

function Area({ name, found, onChange, onBusy }: AreaProps) {
  return (
    <fieldset className="ma-inspected-area">
      <legend>{name}</legend>
      <div className="ma-scores">
        {ALL_SCORES.map((score) => (
          <label key={score} className="ma-score" title={SCORES[score]}>
            <input
              type="radio"
              name={`score-${name}`}
              aria-label={`${name}: ${score} ${SCORES[score]}`}
              checked={found.score === score}
              onChange={() => onChange((before) => ({ ...before, score }))}
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
      <TextAreaField
        label={texts.areaNote(name)}
        rows={2}
        maxLength={INSPECTION_NOTE_LENGTH}
        value={found.note}
        onChange={({ target }) => onChange((before) => ({ ...before, note: target.value }))}
      />
      <AreaPhotos
        area={name}
        keys={found.photos}
        onChange={(change) => onChange((before) => ({ ...before, photos: [...change(before.photos)] }))}
        onBusy={onBusy}
      />
    </fieldset>
  );
}

async function deliver(...inspection: Parameters<typeof saveInspection>): Promise<Delivery> {
  try {
    return await saveInspection(...inspection);
  } catch {
    return { state: 'refused', msg: texts.noRoom };
  }
}

interface InspectionFormProps {
  jobId: string;
  /** Kind of place at the last inspection; undefined before the first one. */
  lastPlace: Place | undefined;
}

/** Scores, notes and photos by area; the areas are those of the kind of place. */
export function InspectionForm({ jobId, lastPlace }: InspectionFormProps) {
  const isAdmin = useIsAdmin();
  const templates = useCall(getInspectionTemplates);
  const me = useCurrentUser();
  const queries = useQueryClient();
  const [restored] = useState(() => findDraft(me.id, jobId));
  const form = useForm<Draft>({
    defaultValues: {
      place: restored?.place ?? lastPlace ?? findRememberedPlace() ?? 'office',
      note: restored?.note ?? '',
      found: restored?.found ?? {},
    },
  });
  const field = bindFields(form);
  const { place, note, found } = form.watch();
  const [busy, setBusy] = useState(false);
  const [isKept, setKept] = useState(true);
  const [problem, setProblem] = useState('');
  /** Number of photos being uploaded, in all areas. */
  const [sending, setSending] = useState(0);
  useEffect(() => {
    try {
      keepDraft(me.id, jobId, { place, note, found });
      setKept(true);
    } catch {
      // The device has no storage left: the draft exists only on this page.
      setKept(false);
    }
  }, [me.id, jobId, place, note, found]);
  const isFilled = Object.keys(found).length > 0 || note !== '';

  const changeArea = (name: string, change: (before: AreaFindings) => AreaFindings) => {
    const before = form.getValues('found');
    form.setValue('found', { ...before, [name]: change(before[name] ?? NO_FINDINGS) });
  };

  async function send(typed: Draft, areaNames: readonly string[]) {
    const areas = areaNames.map((name) => ({ name, ...(typed.found[name] ?? NO_FINDINGS) }));
    const missing = getScore(areas) === null ? texts.noScore : '';
    setProblem(sending > 0 ? texts.wait : missing);
    if (sending > 0 || missing !== '') return undefined;
    setBusy(true);
    rememberPlace(typed.place);
    const delivery = await deliver(me.id, jobId, typed, areas);
    setBusy(false);
    if (delivery.state !== 'refused') return { ok: true, value: delivery } as const;
    setProblem(delivery.msg);
    return undefined;
  }

  async function finish({ state }: Delivery, typed: Draft) {
    // A photo may have arrived meanwhile.
    form.setValue('found', pickUnsaved(form.getValues('found'), typed.found));
    if (form.getValues('note') === typed.note) form.setValue('note', '');
    // The desk shows what waits.
    if (state === 'waiting') return;
    showToast(texts.saved);
    await queries.invalidateQueries({ queryKey: [listInspections.path] });
  }

  return (
    <QueryState query={templates}>
      {(all) => {
        const names = all.find((each) => each.place === place)?.areas ?? [];
        return (
          <>
            <SaveForm
              form={form}
              action={{ call: recordInspection, busy, error: null }}
              send={(typed) => send(typed, names)}
              onSaved={finish}
              // The device stores the draft, as long as it has storage.
              asksBeforeLeaving={isFilled && !isKept}
              isUnsaved={isFilled}
              submitLabel={texts.save}
              className="ma-form"
            >
              <p className="ma-hint">{texts.lead}</p>
              {restored && <Notice>{texts.restored}</Notice>}
              <SelectField label={texts.place} options={toOptions(PLACES)} {...field('place')} />
              {names.map((name) => (
                <Area
                  key={name}
                  name={name}
                  found={found[name] ?? NO_FINDINGS}
                  onBusy={(isBusy) => setSending((count) => count + (isBusy ? 1 : -1))}
                  onChange={(change) => changeArea(name, change)}
                />
              ))}
              <TextAreaField label={texts.note} rows={3} maxLength={INSPECTION_NOTE_LENGTH} {...field('note')} />
              <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
            </SaveForm>
            {isAdmin && (
              <Fold title={template.fold}>
                <TemplateForm key={place} place={place} areas={names} />
              </Fold>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
