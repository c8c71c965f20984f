import { useEffect, useState } from 'react';
import { Icon } from '../icon/Icon';
import { gallery as texts } from '../texts';
import { imageProblem } from './image-check';

/** A small picture of a chosen file, straight from the person's disk. */
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

/** The chosen images in their order; what is wrong with one stands beside it. */
export function Previews({ files, unreadable, disabled, onRemove, onUnreadable }: PreviewsProps) {
  if (files.length === 0) return null;
  return (
    <ol className="gallery-previews">
      {files.map((file, index) => {
        const problem = imageProblem(file, unreadable);
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
                {texts.problemOf(file.name, problem)}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
