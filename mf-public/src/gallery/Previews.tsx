import { useEffect, useState } from 'react';

interface Preview {
  url: string;
  name: string;
}

/** Small pictures of the chosen files, straight from the person's disk. */
export function Previews({ files }: { files: FileList | null }) {
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  useEffect(() => {
    const made = [...(files ?? [])].map((file) => ({ url: URL.createObjectURL(file), name: file.name }));
    setPreviews(made);
    return () => {
      for (const { url } of made) URL.revokeObjectURL(url);
    };
  }, [files]);
  if (previews.length === 0) return null;
  return (
    <ul className="gallery-previews">
      {previews.map(({ url, name }) => (
        <li key={url}>
          <img className="gallery-preview" src={url} alt={name} width={96} height={72} />
        </li>
      ))}
    </ul>
  );
}
