import '../website/website.css';
import { listSiteProofVersions, type SiteProof } from '@cleaning/contracts';
import { Button, Card, formatInstant, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { siteProof as texts } from './texts';

const PARTS = ['testimonials', 'ratings', 'prices', 'examples', 'checks'] as const;

/** Summary of a version. */
const listParts = (proof: SiteProof): string =>
  [
    texts.promiseDays(proof.promise_days),
    ...PARTS.map((part) => texts.partCount(texts[part], proof[part].length)),
  ].join(', ');

/** Earlier versions, newest first. */
export function ProofHistory({ onFill }: { onFill: (proof: SiteProof) => void }) {
  const query = useCall(listSiteProofVersions);
  return (
    <Card title={texts.history}>
      <QueryState query={query}>
        {(versions) => (
          <>
            {versions.length === 0 && <p className="ma-hint">{texts.historyEmpty}</p>}
            <ol className="ma-versions">
              {versions.map(({ version, proof, by, at }, index) => (
                <li key={version}>
                  <p>
                    <strong>{by === '' ? texts.unknown : texts.by(by)}</strong>{' '}
                    <span className="ma-hint">{formatInstant(at)}</span>
                  </p>
                  <p>{listParts(proof)}</p>
                  {index > 0 && (
                    <Button variant="secondary" onClick={() => onFill(proof)}>
                      {texts.restore}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryState>
    </Card>
  );
}
