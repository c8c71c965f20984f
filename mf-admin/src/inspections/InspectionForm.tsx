import {
  getInspectionTemplates,
  getScore,
  INSPECTION_NOTE_LENGTH,
  listInspections,
  PLACES,
  type Place,
  SCORES,
  type Score,
} from '@cleaning/contracts';
import { Button, Notice, QueryState, SelectField, TextAreaField, toOptions, useUnsaved } from '@cleaning/ui';
import { showToast, useCall, useCurrentUser, useQueryClient } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { Fold } from '../desk/Fold';
import { useIsAdmin } from '../desk/role';
import { AreaPhotos } from './AreaPhotos';
import { type AreaFindings, type FindingsByArea, NO_FINDINGS, pickUnsaved } from './found';
import { findDraft, findRememberedPlace, keepDraft, rememberPlace, saveInspection } from './queuedInspections';
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

interface InspectionFormProps {
  jobId: string;
  /** The kind of place of its last inspection; undefined before the first one. */
  lastPlace: Place | undefined;
}

/** Scores, notes and photos by area; the areas are those of the kind of place. */
export function InspectionForm({ jobId, lastPlace }: InspectionFormProps) {
  const isAdmin = useIsAdmin();
  const templates = useCall(getInspectionTemplates);
  const me = useCurrentUser();
  const queries = useQueryClient();
  const [restored] = useState(() => findDraft(me.id, jobId));
  const [place, setPlace] = useState<Place>(restored?.place ?? lastPlace ?? findRememberedPlace() ?? 'office');
  const [found, setFound] = useState<FindingsByArea>(restored?.found ?? {});
  const [note, setNote] = useState(restored?.note ?? '');
  const [busy, setBusy] = useState(false);
  const [isKept, setKept] = useState(true);
  const [problem, setProblem] = useState('');
  /** Photos that are on their way, of several areas at once. */
  const [sending, setSending] = useState(0);
  useEffect(() => {
    try {
      keepDraft(me.id, jobId, { place, note, found });
      setKept(true);
    } catch {
      // No room: it is on the page alone.
      setKept(false);
    }
  }, [me.id, jobId, place, note, found]);
  useUnsaved(!isKept && (Object.keys(found).length > 0 || note !== ''));

  async function submit(areaNames: readonly string[]) {
    const areas = areaNames.map((name) => ({ name, ...(found[name] ?? NO_FINDINGS) }));
    if (sending > 0) return setProblem(texts.wait);
    if (getScore(areas) === null) return setProblem(texts.noScore);
    setProblem('');
    setBusy(true);
    rememberPlace(place);
    const delivery = await saveInspection(me.id, jobId, { place, note, found }, areas).catch(() => null);
    setBusy(false);
    if (delivery === null) return setProblem(texts.noRoom);
    if (delivery.state === 'refused') return setProblem(delivery.msg);
    // A photo may have come meanwhile.
    setFound((now) => pickUnsaved(now, found));
    setNote((now) => (now === note ? '' : now));
    // The desk says what waits.
    if (delivery.state === 'waiting') return;
    showToast(texts.saved);
    await queries.invalidateQueries({ queryKey: [listInspections.path] });
  }

  return (
    <QueryState query={templates}>
      {(all) => {
        const names = all.find((each) => each.place === place)?.areas ?? [];
        return (
          <>
            <form
              noValidate
              className="ma-form"
              onSubmit={(event) => {
                event.preventDefault();
                void submit(names);
              }}
            >
              <p className="ma-hint">{texts.lead}</p>
              {restored && <Notice>{texts.restored}</Notice>}
              <SelectField
                label={texts.place}
                options={toOptions(PLACES)}
                value={place}
                onChange={({ target }) => setPlace(target.value as Place)}
              />
              {names.map((name) => (
                <Area
                  key={name}
                  name={name}
                  found={found[name] ?? NO_FINDINGS}
                  onBusy={(isBusy) => setSending((count) => count + (isBusy ? 1 : -1))}
                  onChange={(change) =>
                    setFound((before) => ({ ...before, [name]: change(before[name] ?? NO_FINDINGS) }))
                  }
                />
              ))}
              <TextAreaField
                label={texts.note}
                rows={3}
                maxLength={INSPECTION_NOTE_LENGTH}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
              <div role="alert">{problem !== '' && <Notice tone="danger">{problem}</Notice>}</div>
              <div className="ma-actions">
                <Button type="submit" busy={busy}>
                  {texts.save}
                </Button>
              </div>
            </form>
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
