import { fieldSentences, refusalOf, StaleNotice } from '@cleaning/ui/forms';
import './visits.css';
import {
  type Checklist,
  getChecklist,
  MAX_CHECKLIST_AREAS,
  MAX_CHECKLIST_ITEMS,
  saveChecklist,
} from '@cleaning/contracts';
import { Button, CheckboxField, Notice, QueryState, readableInstant, TextField, useUnsaved } from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { CodeHint } from '../site-card/CodeHint';
import {
  changedItem,
  named,
  type TypedAreas,
  typedAreas,
  withArea,
  withItem,
  withoutArea,
  withoutItem,
} from './checklistForm';
import { checklist as texts } from './texts';

type Problems = Readonly<Record<string, string>>;

interface AreaProps {
  areas: TypedAreas;
  index: number;
  problems: Problems;
  onChange: (areas: TypedAreas) => void;
}

function Area({ areas, index, problems, onChange }: AreaProps) {
  const area = areas[index];
  if (!area) return null;
  const path = `areas.${index}`;
  return (
    <fieldset className="ma-checklist-area">
      <legend>{area.name || texts.area(index + 1)}</legend>
      <TextField
        label={texts.areaName}
        hint={texts.areaHint}
        value={area.name}
        error={problems[`${path}.name`]}
        onChange={({ target }) => onChange(named(areas, area.id, target.value))}
      />
      <ol className="ma-checklist-items">
        {area.items.map((item, place) => (
          <li key={item.id} className="ma-checklist-item">
            <TextField
              label={texts.item(place + 1)}
              value={item.text}
              error={problems[`${path}.items.${place}.text`]}
              onChange={({ target }) => onChange(changedItem(areas, area.id, item.id, { text: target.value }))}
            />
            <CheckboxField
              label={texts.required}
              checked={item.required}
              onChange={({ target }) => onChange(changedItem(areas, area.id, item.id, { required: target.checked }))}
            />
            <CheckboxField
              label={texts.photo}
              checked={item.photo}
              onChange={({ target }) => onChange(changedItem(areas, area.id, item.id, { photo: target.checked }))}
            />
            <Button
              variant="ghost"
              aria-label={texts.removeItem(item.text)}
              onClick={() => onChange(withoutItem(areas, area.id, item.id))}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ol>
      {problems[`${path}.items`] && <Notice tone="danger">{problems[`${path}.items`]}</Notice>}
      <div className="ma-actions">
        {area.items.length < MAX_CHECKLIST_ITEMS && (
          <Button variant="secondary" onClick={() => onChange(withItem(areas, area.id))}>
            {texts.addItem}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onChange(withoutArea(areas, area.id))}>
          {texts.removeArea}
        </Button>
      </div>
    </fieldset>
  );
}

function Form({ jobId, latest }: { jobId: string; latest: Checklist }) {
  const save = useAction(saveChecklist);
  // What was typed, and on which version; null: the newest version is shown as it is.
  const [typed, setTyped] = useState<{ version: number; areas: TypedAreas } | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  useUnsaved(typed !== null);
  const areas = typed?.areas ?? typedAreas(latest);
  const change = (next: TypedAreas) => setTyped({ version: typed?.version ?? latest.version, areas: next });
  const reset = () => {
    setTyped(null);
    setProblems({});
    save.clear();
  };

  async function submit() {
    const body = { job_id: jobId, version: typed?.version ?? latest.version, areas };
    const found = fieldSentences(saveChecklist, body);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const saved = await save.run({ body });
    if (!saved.ok) return;
    setProblems({});
    // What was typed since goes on from what was kept.
    setTyped((now) => (now === null || now === typed ? null : { ...now, version: saved.value.version }));
    showToast(texts.saved(saved.value.version));
  }

  return (
    <form
      noValidate
      className="ma-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="ma-hint">{texts.lead}</p>
      {latest.version > 0 && (
        <p className="ma-hint">{texts.savedBy(latest.version, latest.saved_by, readableInstant(latest.saved_at))}</p>
      )}
      {areas.length === 0 && <p>{texts.none}</p>}
      {areas.map(({ id }, index) => (
        <Area key={id} areas={areas} index={index} problems={problems} onChange={change} />
      ))}
      <CodeHint
        text={areas.flatMap(({ name, items }) => [name, ...items.map(({ text }) => text)]).join('\n')}
        readBy="checklist"
      />
      {typed && typed.version !== latest.version && !save.busy && <StaleNotice onReload={reset} />}
      {save.error && <Notice tone="danger">{refusalOf(save.error)}</Notice>}
      <div className="ma-actions">
        {areas.length < MAX_CHECKLIST_AREAS && (
          <Button variant="secondary" onClick={() => change(withArea(areas))}>
            {texts.addArea}
          </Button>
        )}
        {typed && (
          <Button type="submit" busy={save.busy}>
            {texts.save}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What is asked at a job: areas with their items. */
export function ChecklistForm({ jobId }: { jobId: string }) {
  const query = useCall(getChecklist, { query: { job_id: jobId } });
  return <QueryState query={query}>{(latest) => <Form jobId={jobId} latest={latest} />}</QueryState>;
}
