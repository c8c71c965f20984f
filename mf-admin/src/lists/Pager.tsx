import { Button } from '@cleaning/ui';
import { lists } from '../texts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows of a long list are shown, and the way to the others. An empty list says so itself. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className="ma-pager" aria-label={lists.pages}>
      <p role="status">{total > 0 && lists.shown(from, Math.min(page * pageSize, total), total)}</p>
      {last > 1 && (
        <div className="ma-actions">
          <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {lists.previous}
          </Button>
          <Button variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {lists.next}
          </Button>
        </div>
      )}
    </nav>
  );
}
