import {
  listSitePictureVersions,
  previewSitePage,
  publishSitePicture,
  SITE_PICTURE_PLACES,
  SITE_PICTURE_TYPES,
  type SitePlaceState,
  saveSitePicture,
  uploadSitePicture,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  Card,
  FileField,
  formatInstant,
  Progress,
  QueryState,
  TextField,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { SaveForm, validateRules } from '@cleaning/ui/forms';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Preview } from './Preview';
import { PLACES, pictures as texts } from './pictureTexts';

type Draft = { file: string; alt: string } | null;

interface Choice {
  picture: File | null;
  /** Null until typed: the draft's text applies. */
  alt: string | null;
}

function History({ place, onUse }: { place: SitePlaceState['place']; onUse: (picture: Draft) => void }) {
  const query = useCall(listSitePictureVersions, { query: { place } });
  return (
    <QueryState query={query}>
      {(versions) =>
        versions.length === 0 ? (
          <p className="ma-hint">{texts.historyEmpty}</p>
        ) : (
          <ol className="ma-versions">
            {versions.map(({ version, by, at, picture }) => (
              <li key={version} className="ma-picture-version">
                {picture && <img src={picture.path} alt={picture.alt} loading="lazy" />}
                <div>
                  <p>
                    <strong>{texts.by(by)}</strong> <span className="ma-hint">{formatInstant(at)}</span>
                  </p>
                  <p>{picture?.alt ?? texts.theDrawing}</p>
                  <Button
                    variant="secondary"
                    onClick={() => onUse(picture && { file: picture.file, alt: picture.alt })}
                  >
                    {texts.restore}
                  </Button>
                </div>
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

function Shown({ state: { place, draft, published, has_draft } }: { state: SitePlaceState }) {
  const picture = has_draft ? draft : published;
  return (
    <div className="ma-picture">
      {picture ? (
        <img src={picture.path} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
      ) : (
        place !== 'logo' && <p className="ma-hint">{texts.drawing}</p>
      )}
      <p className="ma-picture__state">
        <Badge tone={published ? 'ok' : 'neutral'}>{published ? texts.shown : texts.drawn}</Badge>{' '}
        {has_draft && <Badge tone="warn">{draft ? texts.draft : texts.draftDrawing}</Badge>}
      </p>
    </div>
  );
}

/** One picture place of the website: current picture, upload, preview, publishing and history. */
export function PicturePlace({ state }: { state: SitePlaceState }) {
  const { place, version, draft, has_draft } = state;
  const { name, where, take } = PLACES[place];
  const upload = useAction(uploadSitePicture);
  const save = useAction(saveSitePicture);
  const publish = useAction(publishSitePicture);
  const preview = useAction(previewSitePage);
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const [previewed, setPreviewed] = useState<{ html: string; version: number } | null>(null);
  const [hasHistory, setHasHistory] = useState(false);
  const isOtherAlt = (typed: string | null) => typed !== null && draft !== null && typed.trim() !== draft.alt;
  const form = useForm<Choice>({
    defaultValues: { picture: null, alt: null },
    resolver: validateRules<Choice>((typed) => ({
      picture: typed.picture || isOtherAlt(typed.alt) ? undefined : texts.needsFile,
      alt: (typed.alt ?? draft?.alt ?? '').trim() === '' ? texts.needsWords : undefined,
    })),
  });
  const { errors } = form.formState;
  const { picture, alt } = form.watch();
  const problem = upload.error ?? save.error ?? publish.error ?? preview.error;

  const keep = async (picture: Draft, message: string) => {
    if ((await save.run({ body: { place, version, picture } })).ok) showToast(message);
  };
  const send = async (typed: Choice) => {
    const words = typed.alt ?? draft?.alt ?? '';
    if (typed.picture) return upload.run({ body: { place, alt: words, version }, files: { picture: typed.picture } });
    return draft ? save.run({ body: { place, version, picture: { file: draft.file, alt: words } } }) : undefined;
  };
  // Another file or other words may have been chosen since they were sent.
  const clear = (sent: Choice) => {
    if (form.getValues('picture') === sent.picture) {
      form.setValue('picture', null);
      if (input.current) input.current.value = '';
    }
    if (form.getValues('alt') === sent.alt) form.setValue('alt', null);
  };
  const release = async () => {
    const question = draft ? texts.confirmPublish(name) : texts.confirmDrawing(name);
    if (!(await confirm(question, { confirmLabel: texts.publish }))) return;
    if ((await publish.run({ body: { place, version } })).ok) showToast(texts.published);
  };
  const show = async () => {
    const body = { path: SITE_PICTURE_PLACES[place], texts: {}, pictures: true };
    const shown = await preview.run({ body });
    if (shown.ok) setPreviewed({ html: shown.value.html, version });
  };

  return (
    <>
      <Card title={name}>
        <p className="ma-hint">{where}</p>
        {place === 'logo' ? <p className="ma-hint">{take}</p> : <p>{texts.take(take)}</p>}
        <Shown state={state} />
        <SaveForm
          form={form}
          action={{ call: uploadSitePicture, busy: upload.busy || save.busy, error: problem }}
          send={send}
          saved={(_, sent) => (sent.picture ? texts.uploaded : texts.savedWords)}
          onSaved={(_, sent) => clear(sent)}
          isUnsaved={picture !== null || isOtherAlt(alt)}
          refusal={getMessage(problem)}
          submitLabel={!picture && isOtherAlt(alt) ? texts.saveWords : texts.upload}
          variant={has_draft ? 'secondary' : 'primary'}
          footer={(button) => (
            <div className="ma-actions">
              {button}
              {has_draft && (
                <Button onClick={() => void release()} busy={publish.busy} aria-label={texts.publishLabel(name)}>
                  {texts.publish}
                </Button>
              )}
              <Button variant="secondary" onClick={() => void show()} busy={preview.busy}>
                {texts.preview}
              </Button>
              {draft && (
                <Button variant="secondary" onClick={() => void keep(null, texts.drawingKept)}>
                  {texts.useDrawing}
                </Button>
              )}
              <Button variant="secondary" aria-expanded={hasHistory} onClick={() => setHasHistory(!hasHistory)}>
                {hasHistory ? texts.hideHistory : texts.history}
              </Button>
            </div>
          )}
          label={name}
          className="ma-form"
        >
          <FileField
            ref={input}
            label={texts.file}
            accept={SITE_PICTURE_TYPES.join()}
            error={errors.picture?.message}
            onChange={({ target }) => form.setValue('picture', target.files?.[0] ?? null)}
          />
          <TextField
            label={texts.words}
            hint={texts.wordsHint}
            maxLength={200}
            value={alt ?? draft?.alt ?? ''}
            error={errors.alt?.message}
            onChange={({ target }) => form.setValue('alt', target.value)}
          />
          {upload.progress !== null && <Progress label={texts.sending} value={upload.progress} />}
        </SaveForm>
        {hasHistory && <History place={place} onUse={(picture) => void keep(picture, texts.restored)} />}
      </Card>
      {previewed?.version === version && <Preview html={previewed.html} name={name} />}
    </>
  );
}
