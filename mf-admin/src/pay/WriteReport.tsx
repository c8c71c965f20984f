import { makeTaxReport, type TaxReport } from '@cleaning/contracts';
import { Button, Card, Notice, saveFile, toSentence } from '@cleaning/ui';
import { type ApiError, getMessage, showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { FileIssues } from './FileIssues';
import { report as texts } from './reportTexts';

/** Problems that prevent the report, with people's names. */
function findProblems(error: ApiError, { payees }: TaxReport): string[] {
  return error.issues.map(({ field, msg }) => {
    const [, id] = field.split('.');
    const name = field.startsWith('payees.') ? payees.find(({ user_id }) => user_id === id)?.name : undefined;
    return [name, toSentence(msg)].filter(Boolean).join(': ');
  });
}

/** Writes the report: first as a test, then for production. */
export function WriteReport({ report }: { report: TaxReport }) {
  const make = useAction(makeTaxReport);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const isLodged = report.reports.some(({ lodged_on }) => lodged_on !== '');
  const hasTest = report.reports.some(({ run_type }) => run_type === 'T');
  const problems = make.error ? findProblems(make.error, report) : [];

  async function write(run_type: 'T' | 'P') {
    setWarnings([]);
    // A refusal is shown from the action's error.
    const made = await make.run({ params: { year: String(report.year) }, body: { run_type } });
    if (!made.ok) return;
    for (const { file_name, text } of made.value.files) saveFile(new Blob([text], { type: 'text/plain' }), file_name);
    const getName = (id: string) => report.payees.find(({ user_id }) => user_id === id)?.name;
    setWarnings(
      made.value.warnings.map(({ user_id, msg }) => [getName(user_id), toSentence(msg)].filter(Boolean).join(': ')),
    );
    showToast(texts.wrote(made.value.amended));
  }

  return (
    <Card title={texts.write}>
      <Notice>{texts.testFirst}</Notice>
      {isLodged && <p>{texts.amended}</p>}
      <FileIssues
        refusal={make.error ? getMessage(make.error) : null}
        problems={problems}
        warnings={warnings}
        texts={{ problems: texts.notWritten, warnings: texts.warnings }}
      />
      <div className="ma-actions">
        <Button variant={hasTest ? 'secondary' : 'primary'} busy={make.busy} onClick={() => write('T')}>
          {texts.test}
        </Button>
        <Button variant={hasTest ? 'primary' : 'secondary'} busy={make.busy} onClick={() => write('P')}>
          {texts.production}
        </Button>
      </div>
    </Card>
  );
}
