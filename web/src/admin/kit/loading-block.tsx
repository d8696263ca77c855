import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Props = {
  text: string;
  /** The size of the content that is loading. */
  className: string;
};

/** A placeholder for content that is loading, with words for screen readers. */
export function LoadingBlock({ text, className }: Props) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton className={className} />
    </div>
  );
}
