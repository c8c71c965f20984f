import { GALLERY_TYPES } from '@cleaning/contracts';
import { FileField } from '@cleaning/ui';
import { type DragEvent, useEffect, useState } from 'react';
import { Icon } from '../icon/Icon';
import { findImageProblem } from './imageCheck';
import { gallery as texts } from './texts';

/** A small picture of a chosen file. */
function Preview({ file, onUnreadable }: { file: File; onUnreadable: (file: File) => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <img
      className="gallery-preview"
      src={url}
      alt={file.name}
      width={96}
      height={72}
      onError={() => onUnreadable(file)}
    />
  );
}

export interface PreviewsProps {
  files: readonly File[];
  unreadable: ReadonlySet<File>;
  disabled: boolean;
  onRemove: (index: number) => void;
  onUnreadable: (file: File) => void;
}

/** Chosen images in order, each with its problem. */
function Previews({ files, unreadable, disabled, onRemove, onUnreadable }: PreviewsProps) {
  if (files.length === 0) return null;
  return (
    <ol className="gallery-previews">
      {files.map((file, index) => {
        const problem = findImageProblem(file, unreadable);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice; its place is part of what it is
          <li key={`${index} ${file.name}`}>
            <Preview file={file} onUnreadable={onUnreadable} />
            <button
              type="button"
              disabled={disabled}
              aria-label={texts.takeOut(file.name)}
              onClick={() => onRemove(index)}
            >
              <Icon name="close" size={16} />
            </button>
            {problem && (
              <p className="gallery-previews__problem" role="alert">
                {texts.describeProblem(file.name, problem)}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export interface ImagesFieldProps {
  label: string;
  error?: string | undefined;
  files: readonly File[];
  /** Files that the browser couldn't show. */
  unreadable: ReadonlySet<File>;
  disabled: boolean;
  onChange: (files: File[]) => void;
  onUnreadable: (file: File) => void;
}

const ACCEPT = GALLERY_TYPES.join(',');
const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Images of one side, dropped or chosen, any number of times. Their order is their order in the gallery. */
export function ImagesField(props: ImagesFieldProps) {
  const { label, error, files, unreadable, disabled, onChange, onUnreadable } = props;
  const [over, setOver] = useState(false);
  const add = (more: Iterable<File>) => onChange([...files, ...more]);
  const onDrag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(!disabled);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's short cut, the input inside is for everybody
    <div
      className={over ? 'gallery-drop gallery-drop--over' : 'gallery-drop'}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileField
        label={label}
        hint={texts.filesHint}
        accept={ACCEPT}
        multiple
        required
        disabled={disabled}
        error={error}
        onChange={({ target }) => {
          add(target.files ?? []);
          // Lets the same file be chosen again after it was removed.
          target.value = '';
        }}
      />
      <p className="gallery-drop__count" role="status">
        {files.length > 0 ? texts.chosen(files.length) : texts.dropHere}
      </p>
      <Previews
        files={files}
        unreadable={unreadable}
        disabled={disabled}
        onUnreadable={onUnreadable}
        onRemove={(index) => onChange(files.filter((_, position) => position !== index))}
      />
    </div>
  );
}
