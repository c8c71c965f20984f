import { Retry } from '@cleaning/ui';
import { isStaleCode } from '@cleaning/ui/app';
import { Component, type ReactNode } from 'react';
import { RemoteMissing } from '../remote/routes-source';
import { TEXTS } from '../texts';

interface BoundaryProps {
  /** Another address is another try. */
  address: string;
  /** Called before the children are tried again. */
  onRetry: () => void;
  children: ReactNode;
}

/** The remote itself, or a later chunk or style sheet of it. */
const isLoadFailure = (error: unknown) => error instanceof RemoteMissing || isStaleCode(error);

/**
 * What the head of a page that was written ahead has asked for and not got, the browser does not ask for again as long as the page is
 * open: only a fresh one does.
 */
const needsFreshPage = () => document.getElementById('root')?.dataset.address === location.pathname;

/** Keeps a broken remote's trouble inside its own place on the page. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error !== undefined && before.address !== this.props.address) this.retry();
  }

  private retry = () => {
    if (isLoadFailure(this.state.error) && needsFreshPage()) {
      location.reload();
      return;
    }
    this.props.onRetry();
    // The pressed button goes away; the reader goes on where the content will be.
    document.querySelector('main')?.focus({ preventScroll: true });
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="ui-page">
        <Retry message={isLoadFailure(error) ? TEXTS.remoteMissing : TEXTS.screenFailed} onRetry={this.retry} />
      </div>
    );
  }
}
