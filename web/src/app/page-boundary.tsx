import { Component, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

type Props = { address: string; children: ReactNode };
type State = { address: string; error: unknown };

/** Keeps the navigation usable when a page fails or cannot be fetched; another address starts again. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, error: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, error: null };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <PageError error={error} />;
  }
}
