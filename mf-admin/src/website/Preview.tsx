import { Card, SelectField } from '@cleaning/ui';
import { useEffect, useRef, useState } from 'react';
import { website as texts } from './texts';

const WIDTHS = { phone: '24.375rem', page: '100%' } as const;

/** The page as it would be. No scripts run in it, and nothing in it can be pressed. */
export function Preview({ html, name }: { html: string; name: string }) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>('page');
  const frame = useRef<HTMLIFrameElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is brought into view
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [html]);
  return (
    <Card title={texts.previewOf(name)}>
      <p className="ma-hint">{texts.previewLead}</p>
      <SelectField
        label={texts.width}
        options={texts.widths}
        value={width}
        onChange={(event) => setWidth(event.target.value as keyof typeof WIDTHS)}
      />
      <iframe
        ref={frame}
        className="ma-preview"
        style={{ width: WIDTHS[width] }}
        title={texts.previewOf(name)}
        sandbox="allow-same-origin"
        srcDoc={html}
      />
    </Card>
  );
}
