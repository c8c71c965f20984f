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
  Notice,
  Progress,
  QueryState,
  TextField,
  toSentence,
  useConfirm,
  useUnsaved,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { Preview } from './Preview';
import { PLACES, pictures as texts } from './pictureTexts';

type Draft = { file: string; alt: string } | null;

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

/** One place of the website that takes a picture: what is there, an upload, preview, publishing and history. */
export function PicturePlace({ state, lead }: { state: SitePlaceState; lead?: string }) {
  const { place, version, draft, has_draft } = state;
  const { name, where, take } = PLACES[place];
  const upload = useAction(uploadSitePicture);
  const save = useAction(saveSitePicture);
  const publish = useAction(publishSitePicture);
  const preview = useAction(previewSitePage);
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [missing, setMissing] = useState({ file: '', words: '' });
  const [previewed, setPreviewed] = useState<{ html: string; version: number } | null>(null);
  const [hasHistory, setHasHistory] = useState(false);
  const typed = words ?? draft?.alt ?? '';
  const isChanged = words !== null && draft !== null && words.trim() !== draft.alt;
  useUnsaved(file !== null || isChanged);
  const problem = upload.error ?? save.error ?? publish.error ?? preview.error;

  const refused = upload.error?.issues.find(({ field }) => field === 'picture');

  // Another file or other words may have been chosen since they were sent.
  const clearFile = () => {
    if (input.current && (input.current.files?.[0] ?? null) === file) input.current.value = '';
    setFile((now) => (now === file ? null : now));
  };
  const clearWords = () => setWords((now) => (now === words ? null : now));
  const keep = async (picture: Draft, message: string) => {
    const kept = await save.run({ body: { place, version, picture } });
    if (kept.ok) showToast(message);
    return kept.ok;
  };
  const submit = async () => {
    const isTextOnly = !file && isChanged;
    const wanted = {
      file: file || isTextOnly ? '' : texts.needsFile,
      words: typed.trim() === '' ? texts.needsWords : '',
    };
    setMissing(wanted);
    if (wanted.file !== '' || wanted.words !== '') return;
    if (isTextOnly) {
      if (await keep({ file: draft.file, alt: typed }, texts.savedWords)) clearWords();
      return;
    }
    const sent = await upload.run({ body: { place, alt: typed, version }, files: { picture: file as File } });
    if (!sent.ok) return;
    clearFile();
    clearWords();
    showToast(texts.uploaded);
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
        <p>{texts.take(take)}</p>
        {lead && <p className="ma-hint">{lead}</p>}
        <Shown state={state} />
        <form
          noValidate
          className="ma-form"
          aria-label={name}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <FileField
            ref={input}
            label={texts.file}
            accept={SITE_PICTURE_TYPES.join()}
            error={missing.file || (refused && toSentence(refused.msg))}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          <TextField
            label={texts.words}
            hint={texts.wordsHint}
            maxLength={200}
            value={typed}
            error={missing.words}
            onChange={({ target }) => setWords(target.value)}
          />
          {upload.progress !== null && <Progress label={texts.sending} value={upload.progress} />}
          {problem && <Notice tone="danger">{getMessage(problem)}</Notice>}
          <div className="ma-actions">
            <Button type="submit" variant={has_draft ? 'secondary' : 'primary'} busy={upload.busy || save.busy}>
              {!file && isChanged ? texts.saveWords : texts.upload}
            </Button>
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
        </form>
        {hasHistory && <History place={place} onUse={(picture) => void keep(picture, texts.restored)} />}
      </Card>
      {previewed?.version === version && <Preview html={previewed.html} name={name} />}
    </>
  );
}
