import type { CompanyVersion } from '@cleaning/contracts';
import { Button, Card, formatInstant } from '@cleaning/ui';
import type { Company } from './companyForm';
import { company as texts } from './texts';

/** The fields in which two versions differ, in words. */
function findChangedFields(company: Company, before: Company | undefined): string {
  const fields = Object.keys(texts.labels) as (keyof Company)[];
  return fields
    .filter((field) => !before || JSON.stringify(company[field]) !== JSON.stringify(before[field]))
    .map((field) => texts.labels[field])
    .join(', ');
}

interface CompanyHistoryProps {
  /** Newest first. */
  versions: readonly CompanyVersion[];
  onRestore: (company: Company) => void;
}

export function CompanyHistory({ versions, onRestore }: CompanyHistoryProps) {
  return (
    <Card title={texts.history}>
      {versions.length === 0 && <p className="ma-hint">{texts.historyEmpty}</p>}
      <ol className="ma-company-versions">
        {versions.map(({ version, company, by, at }, index) => {
          const before = versions[index + 1]?.company;
          return (
            <li key={version}>
              <p>
                <strong>{texts.by(by)}</strong> <span className="ma-hint">{formatInstant(at)}</span>
              </p>
              {before && <p>{texts.changed(findChangedFields(company, before))}</p>}
              {index > 0 && (
                <Button variant="secondary" onClick={() => onRestore(company)}>
                  {texts.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
