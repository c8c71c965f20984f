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
  /** Refusal, for when no problem explains it; null if the file wasn't refused. */
  readonly refusal: string | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  readonly texts: { readonly problems: string; readonly warnings: string };
}

/** Problems that prevent a file, and warnings about one that was written. */
export const FileIssues = ({ refusal, problems, warnings, texts }: FileIssuesProps) => (
  <>
    {refusal !== null && problems.length === 0 && <Notice tone="danger">{refusal}</Notice>}
    {problems.length > 0 && <ListedIssues tone="danger" heading={texts.problems} issues={problems} />}
    {warnings.length > 0 && <ListedIssues tone="warn" heading={texts.warnings} issues={warnings} />}
  </>
);
