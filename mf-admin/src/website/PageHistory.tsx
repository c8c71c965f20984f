import { listSiteVersions } from '@cleaning/contracts';
import { Button, Card, formatInstant, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { website as texts } from './texts';

interface PageHistoryProps {
  page: string;
  onFill: (changed: Readonly<Record<string, string>>) => void;
}

/** Published versions of a page, newest first. */
export function PageHistory({ page, onFill }: PageHistoryProps) {
  const query = useCall(listSiteVersions, { query: { page } });
  return (
    <Card title={texts.history}>
      <QueryState query={query}>
        {(versions) => (
          <>
            {versions.length === 0 && <p className="ma-hint">{texts.historyEmpty}</p>}
            <ol className="ma-versions">
              {versions.map(({ version, by, at, texts: changed }) => (
                <li key={version}>
                  <p>
                    <strong>{texts.by(by)}</strong> <span className="ma-hint">{formatInstant(at)}</span>
                  </p>
                  <p>{texts.changed(Object.keys(changed).length)}</p>
                  <Button variant="secondary" onClick={() => onFill(changed)}>
                    {texts.restore}
                  </Button>
                </li>
              ))}
            </ol>
            {versions.length > 0 && (
              <Button variant="secondary" onClick={() => onFill({})}>
                {texts.ownTexts}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}
