import { LoadingBlock } from './loading-block.tsx';

type Props = {
  /** What goes, and what stays, a line each; undefined until it is known. */
  effects: readonly string[] | undefined;
  /** Whether that could not be looked up. */
  failed: boolean;
  texts: { loading: string; unknown: string };
  /** The height of the effects, kept free while they are looked up. */
  className: string;
};

/** What a deletion takes with it, as far as that is known. */
export function DeletionEffects({ effects, failed, texts, className }: Props) {
  if (failed) return <p>{texts.unknown}</p>;
  if (!effects) return <LoadingBlock text={texts.loading} className={className} />;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}
