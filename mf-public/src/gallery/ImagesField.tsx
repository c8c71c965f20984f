import { GALLERY_TYPES } from '@cleaning/contracts';
import { FileField } from '@cleaning/ui';
import { type DragEvent, useState } from 'react';
import { gallery as texts } from '../texts';
import { Previews } from './Previews';

export interface ImagesFieldProps {
  label: string;
  error?: string | undefined;
  files: readonly File[];
  /** Those that the browser could not show. */
  unreadable: ReadonlySet<File>;
  disabled: boolean;
  onChange: (files: File[]) => void;
  onUnreadable: (file: File) => void;
}

const ACCEPT = GALLERY_TYPES.join(',');
const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Images of one side, dropped or chosen, as often as one likes: later ones go behind earlier ones, and that is their order in the gallery. */
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
        disabled={disabled}
        error={error}
        onChange={({ target }) => {
          add(target.files ?? []);
          // The same file can be chosen again after it was taken out.
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
