import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Props = {
  text: string;
  /** The size of what is on its way. */
  className: string;
};

/** The place of something that is on its way, in words for those who do not see it. */
export function LoadingBlock({ text, className }: Props) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton className={className} />
    </div>
  );
}
