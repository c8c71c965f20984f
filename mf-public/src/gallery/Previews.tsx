import { useEffect, useState } from 'react';
import { Icon } from '../icon/Icon';
import { gallery as texts } from '../texts';

/** A small picture of a chosen file, straight from the person's disk. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img className="gallery-preview" src={url} alt={file.name} width={96} height={72} />;
}

export interface PreviewsProps {
  files: readonly File[];
  disabled: boolean;
  onRemove: (index: number) => void;
}

export function Previews({ files, disabled, onRemove }: PreviewsProps) {
  if (files.length === 0) return null;
  return (
    <ol className="gallery-previews">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice; its place is part of what it is
        <li key={`${index} ${file.name}`}>
          <Preview file={file} />
          <button
            type="button"
            disabled={disabled}
            aria-label={texts.takeOut(file.name)}
            onClick={() => onRemove(index)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ol>
  );
}
