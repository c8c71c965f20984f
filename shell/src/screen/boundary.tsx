import { Retry } from '@cleaning/ui';
import { isStaleCode } from '@cleaning/ui/app';
import { Component, type ReactNode } from 'react';
import { RemoteMissing } from '../remote/routes-source';
import { TEXTS } from '../texts';

interface BoundaryProps {
  /** Another address resets the error. */
  address: string;
  /** Called before the children are tried again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Of the remote itself, or of a later chunk or style sheet. */
const isLoadFailure = (error: unknown) => error instanceof RemoteMissing || isStaleCode(error);

/**
 * A browser does not request a failed preload again while the page is open: a prerendered page has to be reloaded.
 */
const needsFreshPage = () => document.getElementById('root')?.dataset.address === location.pathname;

/** Shows a remote's error in its own place on the page, with Retry. */
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
    // The button disappears: the focus moves to where the content will be.
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
