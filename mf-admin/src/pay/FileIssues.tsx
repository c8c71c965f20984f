import { Notice } from '@cleaning/ui';

interface ListedIssuesProps {
  readonly tone: 'danger' | 'warn';
  readonly heading: string;
  readonly issues: readonly string[];
}

const ListedIssues = ({ tone, heading, issues }: ListedIssuesProps) => (
  <Notice tone={tone}>
    <p>{heading}</p>
    <ul>
      {issues.map((issue) => (
        <li key={issue}>{issue}</li>
      ))}
    </ul>
  </Notice>
);

interface FileIssuesProps {
  /** Why the file was refused where no problem says so; null: it was not refused. */
  readonly refusal: string | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  readonly texts: { readonly problems: string; readonly warnings: string };
}

/** What keeps a file from being written, and what to look at in one that was. */
export const FileIssues = ({ refusal, problems, warnings, texts }: FileIssuesProps) => (
  <>
    {refusal !== null && problems.length === 0 && <Notice tone="danger">{refusal}</Notice>}
    {problems.length > 0 && <ListedIssues tone="danger" heading={texts.problems} issues={problems} />}
    {warnings.length > 0 && <ListedIssues tone="warn" heading={texts.warnings} issues={warnings} />}
  </>
);
