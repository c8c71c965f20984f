import { Retry } from '@cleaning/ui';
import { isStaleCode } from '@cleaning/ui/app';
import { Component, type ReactNode } from 'react';
import { RemoteMissing } from '../remote/routesSource';
import { TEXTS } from '../texts';

interface BoundaryProps {
  /** Another address resets the error. */
  address: string;
  /** Resolves to whether the remote's code can be loaded now. */
  isThere: () => Promise<boolean>;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  isTrying: boolean;
  /** Retries that found nothing. */
  tries: number;
}

/** Whether the remote, a later chunk or a style sheet failed to load. */
const isLoadFailure = (error: unknown) => error instanceof RemoteMissing || isStaleCode(error);

/** A browser doesn't repeat a failed preload while the page is open, so a prerendered page has to be reloaded. */
const needsFreshPage = () => document.getElementById('root')?.dataset.address === location.pathname;

/** Shows a remote's error in its own place on the page, with Retry. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, isTrying: false, tries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: BoundaryProps) {
    const { error } = this.state;
    if (error === undefined || before.address === this.props.address) return;
    if (error instanceof RemoteMissing) void this.reload();
    else this.setState({ error: undefined });
  }

  /**
   * Reloads the page to load failed code. Loaded into this page, it would run beside its earlier copy: one copy
   * wouldn't show clock events that the other stores, and after a deploy two builds would mix.
   */
  private async reload() {
    this.setState({ isTrying: true });
    if (needsFreshPage() || (await this.props.isThere())) location.reload();
    else this.setState(({ tries }) => ({ isTrying: false, tries: tries + 1 }));
  }

  private retry = () => {
    if (isLoadFailure(this.state.error)) return void this.reload();
    // The button disappears: the focus moves to where the content will be.
    document.querySelector('main')?.focus({ preventScroll: true });
    this.setState({ error: undefined });
  };

  override render() {
    const { error, isTrying, tries } = this.state;
    if (error === undefined) return this.props.children;
    const text = isLoadFailure(error) ? TEXTS.remoteMissing : TEXTS.screenFailed;
    return (
      <div className="ui-page">
        {/* Another key: said again after a retry that found nothing. */}
        <Retry message={<span key={tries}>{text}</span>} onRetry={this.retry} busy={isTrying} />
      </div>
    );
  }
}
